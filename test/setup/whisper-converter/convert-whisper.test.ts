import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256OfFile } from '../../../scripts/setup/files.mjs';
import { convertWhisper } from '../../../scripts/setup/whisper-converter/convert-whisper.mjs';
import { writeTinyWhisper } from './tiny-whisper.ts';

let folder: string;
let ct2Dir: string;
let outDir: string;
let files: Record<string, { sizeBytes: number; sha256: string }>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'setup-whisper-'));
  ct2Dir = join(folder, 'ct2');
  outDir = join(folder, 'out');
  mkdirSync(ct2Dir);
  mkdirSync(outDir);
  writeTinyWhisper(ct2Dir);
  files = await convertWhisper({ ct2Dir, outDir });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own, since the engine ends the process over a model that it cannot use. */
function transcribeSilence(): { lang: string; tokens: string[]; timestamps: number[] } {
  const script = `
    const { OfflineRecognizer } = require('sherpa-onnx-node');
    const [encoder, decoder, tokens] = process.argv.slice(1);
    const whisper = { encoder, decoder, language: '', task: 'transcribe', tailPaddings: -1, enableTokenTimestamps: 1 };
    const featConfig = { sampleRate: 16000, featureDim: 80 };
    const recognizer = new OfflineRecognizer({ featConfig, modelConfig: { whisper, tokens, numThreads: 1, provider: 'cpu' } });
    const stream = recognizer.createStream();
    stream.acceptWaveform({ sampleRate: 16000, samples: new Float32Array(16000) });
    recognizer.decode(stream);
    console.log(JSON.stringify(recognizer.getResult(stream)));`;
  const paths = ['encoder.onnx', 'decoder.onnx', 'tokens.txt'].map((name) => join(outDir, name));
  const output = execFileSync(process.execPath, ['-e', script, ...paths], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

describe('converting a Whisper model', () => {
  it('writes files that sherpa-onnx loads and runs, with a time for each token', () => {
    const { lang, tokens, timestamps } = transcribeSilence();
    expect(lang).toBe('en');
    expect(tokens.length).toBeGreaterThan(0);
    expect(timestamps).toHaveLength(tokens.length);
  });

  it('writes one line for each text token', () => {
    const lines = readFileSync(join(outDir, 'tokens.txt'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(50_257);
    expect(lines[7]).toBe(`${Buffer.from('t7').toString('base64')} 7`);
  });

  it('returns size and hash of what it wrote', async () => {
    for (const [name, { sizeBytes, sha256 }] of Object.entries(files)) {
      expect(readFileSync(join(outDir, name)).length).toBe(sizeBytes);
      expect(await sha256OfFile(join(outDir, name))).toBe(sha256);
    }
  });

  it('writes the same bytes again', async () => {
    const again = join(folder, 'again');
    mkdirSync(again);
    expect(await convertWhisper({ ct2Dir, outDir: again })).toEqual(files);
  });
});

describe('weights that cannot be converted', () => {
  const convert = async (change: (dir: string) => void) => {
    const dir = mkdtempSync(join(folder, 'bad-'));
    writeTinyWhisper(dir);
    change(dir);
    return convertWhisper({ ct2Dir: dir, outDir: dir });
  };

  it.each<[string, (dir: string) => void, string]>([
    ['of another kind of model', (dir) => writeTinyWhisper(dir, { kind: 'TransformerSpec' }), 'not a Whisper model'],
    ['that are quantised', (dir) => writeTinyWhisper(dir, { type: 1 }), 'quantised: only float16 and float32'],
    ['that were cut off', (dir) => truncate(join(dir, 'model.bin')), 'model.bin ends too early'],
    ['without alignment heads', (dir) => writeFileSync(join(dir, 'config.json'), '{}'), 'names no alignment_heads'],
    ['without a vocabulary', (dir) => rmSync(join(dir, 'vocabulary.json')), 'vocabulary.txt'],
  ])('are refused with a clear message: weights %s', async (_which, change, message) => {
    await expect(convert(change)).rejects.toThrow(message);
  });
});

function truncate(path: string): void {
  writeFileSync(path, readFileSync(path).subarray(0, 100_000));
}
