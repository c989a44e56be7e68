import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audio } from '../../scripts/corpus/inputs/audio.ts';
import { coloursAndShapes } from '../../scripts/corpus/inputs/colours-and-shapes.ts';
import { containers } from '../../scripts/corpus/inputs/containers.ts';
import { joins } from '../../scripts/corpus/inputs/joins.ts';
import { longClips } from '../../scripts/corpus/inputs/long-clips.ts';
import { refusals } from '../../scripts/corpus/inputs/refusals.ts';
import { streams } from '../../scripts/corpus/inputs/streams.ts';
import { times } from '../../scripts/corpus/inputs/times.ts';
import { runInput } from '../../scripts/corpus/run-input.ts';
import { createEngine, type Engine } from '../../src/engine/create-engine.ts';
import { loadConfig } from '../../src/infra/config/load-config.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { tools } from '../support/make-clip.ts';

/** Some of what `npm run corpus` measures: those that no other test has, and that tell most. */
const names = [
  'the default one of several tracks',
  'a hole of half a second',
  'variable rate, MKV',
  'variable, MP4, each alone',
  'edit list that begins with nothing',
  'the clock starts again: joined recordings, MPEG-TS',
  'the clock leaps by 50 minutes, MPEG-TS',
  'full range',
  '4:2:2, 10-bit',
  'transparency over black, ProRes 4444',
  'pixels 8:9 (NTSC, 4:3)',
  'interlaced, upper lines first',
  'emoji and accents',
  '16 000 × 16 000, as its header says',
];

const all = [...containers, ...audio, ...longClips, ...times, ...joins, ...coloursAndShapes, ...streams, ...refusals];
const dir = mkdtempSync(join(tmpdir(), 'hard inputs '));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('hard inputs', () => {
  let pipeline: Engine;
  beforeAll(async () => {
    const config = loadConfig();
    pipeline = await createEngine({
      config: { ...config, paths: { ...config.paths, dataDir: dir } },
      tools,
      logger: silentLogger,
    });
  });

  it.each(names)('%s: comes out as it should', async (name) => {
    const input = all.find((one) => one.name === name);
    if (!input) throw new Error(`the corpus has no ${name}`);
    const result = await runInput(pipeline, input, join(dir, String(names.indexOf(name))));
    expect(result).toMatchObject({ isRight: true });
  });

  it('are at least sixty, each under a name of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ group, name }) => `${group} ${name}`)).size).toBe(all.length);
  });
});
