import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captionFile } from '../../src/engine/caption-file.ts';
import { createEngine, type Engine } from '../../src/engine/create-engine.ts';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { makeClip, tools } from '../support/make-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'caption-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outFile = join(folder, 'out.mp4');
let inFile: string;
let pipeline: Engine;

beforeAll(async () => {
  inFile = makeClip({ file: join(folder, 'in.mp4'), audio: 'none' });
  pipeline = await createEngine({ config: loadConfig(), tools, logger: silentLogger });
});

const captioned = (by: Engine, captions?: { startMs: number; endMs: number; text: string }[]) =>
  captionFile(by, {
    inFile,
    outFile,
    settings: {},
    captions,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

describe('captioning one file', () => {
  it('says what is left out of the captions', async () => {
    const { notices } = await captioned(pipeline, [{ startMs: 0, endMs: 1000, text: 'hello ⵣ' }]);
    expect(notices).toEqual([{ code: 'missing_signs', items: ['ⵣ'] }]);
  });

  it('says that there is nothing to caption where there is no sound', async () => {
    expect((await captioned(pipeline)).notices).toEqual([{ code: 'no_sound' }]);
  });

  it('makes the video also where nobody can look for people, and says so', async () => {
    const findFaces = () => Promise.reject(new Error('the detecting thread has ended'));
    const { notices, sizeBytes } = await captioned({ ...pipeline, findFaces }, [
      { startMs: 0, endMs: 1000, text: 'hello' },
    ]);
    expect(notices).toEqual([{ code: 'faces_unknown' }]);
    expect((await stat(outFile)).size).toBe(sizeBytes);
  });
});
