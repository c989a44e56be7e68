import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTools, readWholeManifest, sha256OfFile, writeManifest } from '../../scripts/setup/files.mjs';
import { sentenceModelIsReady, setUpSentenceModel } from '../../scripts/setup/sentence-model.mjs';
import { readSetupSettings } from '../../scripts/setup/settings.mjs';
import { fakeMachine } from './fake-machine.ts';

let machine: ReturnType<typeof fakeMachine>;
beforeEach(() => {
  machine = fakeMachine();
});
afterEach(() => machine.remove());

const isReady = (sentenceModelDir: string | null) =>
  sentenceModelIsReady(
    { ffmpeg: null, ffprobe: null, mongod: null, speechModelDir: null, sentenceModelDir },
    machine.context().settings,
  );

describe('the sentence model', () => {
  it('is not used when a file is missing or too short', () => {
    const dir = join(machine.cacheDir, 'sentence-encoder-1');
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'table.bin'), 'whole');
    writeManifest(dir, { source: 'test', files: { 'table.bin': { sizeBytes: 5, sha256: '' } } });
    expect(isReady(dir)).toBe(true);
    writeFileSync(join(dir, 'table.bin'), 'cut');
    expect(isReady(dir)).toBe(false);
    expect(isReady(null)).toBe(false);
  });

  it('says why it cannot be set up, and how to do without', async () => {
    await expect(setUpSentenceModel(machine.context())).rejects.toThrow(
      'The sentence model cannot be set up: there is no pip for Python 3 (and there is no apt-get here). Without it (SENTENCE_MODEL=none), chats understand fewer messages.',
    );
    expect(readdirSync(join(machine.cacheDir, 'downloads'))).toEqual([]);
  });

  it('has on this machine the files that its manifest names', async () => {
    const { cacheDir } = readSetupSettings({ args: ['--for', 'test'], env: process.env, rootDir: process.cwd() });
    const dir = readTools(cacheDir).sentenceModelDir ?? '';
    const files = Object.entries(readWholeManifest(dir)?.files ?? {});
    expect(files.map(([name]) => name).sort()).toEqual([
      'layers.bin',
      'model.json',
      'pieces.txt',
      'scores.bin',
      'table.bin',
    ]);
    for (const [name, { sha256 }] of files) expect(await sha256OfFile(join(dir, name))).toBe(sha256);
  });
});
