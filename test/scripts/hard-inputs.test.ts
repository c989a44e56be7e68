import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allInputs } from '../../scripts/corpus/all-inputs.ts';
import { runInput } from '../../scripts/corpus/run-input.ts';
import { createEngine, type Engine } from '../../src/engine/create-engine.ts';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { tools } from '../support/make-clip.ts';

/** The inputs of `npm run corpus` that no other test has and that find most faults. */
const names = [
  'the default one of several tracks',
  'a gap of half a second',
  '11 channels without a layout',
  'variable rate, MKV',
  'variable, MP4, 1 segment per ffmpeg',
  'edit list that starts with an empty edit',
  'timestamps restart: joined recordings, MPEG-TS',
  'timestamps jump by 50 minutes, MPEG-TS',
  'full range',
  '4:2:2, 10-bit',
  'transparency over black, ProRes 4444',
  'pixels 8:9 (NTSC, 4:3)',
  'interlaced, top field first',
  'emoji and accents',
  '16 000 × 16 000 in its header',
  'pixels of a negative width',
];

const dir = mkdtempSync(join(tmpdir(), 'hard inputs '));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('hard inputs', () => {
  let engine: Engine;
  beforeAll(async () => {
    const config = loadConfig();
    engine = await createEngine({
      config: { ...config, paths: { ...config.paths, dataDir: dir } },
      tools,
      logger: silentLogger,
    });
  });

  it.each(names)('%s: passes all checks', async (name) => {
    const input = allInputs.find((one) => one.name === name);
    if (!input) throw new Error(`the corpus has no ${name}`);
    const result = await runInput(engine, input, join(dir, String(names.indexOf(name))));
    expect(result).toMatchObject({ passed: true });
  });

  it('are at least sixty, each with its own name', () => {
    expect(allInputs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allInputs.map(({ group, name }) => `${group} ${name}`)).size).toBe(allInputs.length);
  });
});
