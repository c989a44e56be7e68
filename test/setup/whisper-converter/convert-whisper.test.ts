import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256OfFile } from '../../../scripts/setup/files.mjs';
import { convertWhisper } from '../../../scripts/setup/whisper-converter/convert-whisper.mjs';
import type { WhisperOutput } from '../../../src/engine/speech/whisper/whisper-model.ts';
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

/** In a process of its own, since a model that it cannot use may end the process. */
function transcribeSilence(): { languages: Record<string, number>; output: WhisperOutput } {
  const script = `
    const { loadWhisperModel } = await import('${process.cwd()}/src/engine/speech/whisper/whisper-model.ts');
    const model = await loadWhisperModel({ modelDir: '${outDir}', threads: 1 });
    const samples = new Float32Array(16000);
    const languages = await model.detectLanguage(samples);
    console.log(JSON.stringify({ languages, output: await model.decode(samples, 'en') }));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '');
}

describe('converting a Whisper model', () => {
  it('writes files that the decoder loads and runs, with times within the sound', () => {
    const { languages, output } = transcribeSilence();
    const total = Object.values(languages).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 4);
    for (const { startMs, endMs } of output.tokens) {
      expect(startMs).toBeLessThanOrEqual(endMs);
      expect(endMs).toBeLessThanOrEqual(1000);
    }
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
