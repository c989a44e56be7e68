import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';

export const testTools = readToolPaths(readConfig(process.env).paths.cacheDir);

/** A folder of a test file's own; call `remove` when it is done. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'captioneer-speech-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Makes audio that every engine accepts (16 kHz mono PCM) from the input that ffmpeg's arguments name. */
export async function makeWav(file: string, input: string[]): Promise<string> {
  await execa(testTools.ffmpeg, ['-v', 'error', '-y', ...input, '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', file]);
  return file;
}

export const silence = (seconds: number) => ['-f', 'lavfi', '-i', `anullsrc=r=16000:cl=mono:d=${seconds}`];
export const jfk = ['-i', 'test/fixtures/en-jfk.flac'];
