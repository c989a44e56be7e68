import { mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { LocalModel } from './recognise-model.ts';

/**
 * Makes a folder in which the files of a Whisper model have the names that the default model's have, as links. Weights
 * that lie in files beside a graph are linked under their own names.
 */
export async function linkWhisper({ dir, files }: LocalModel, scratchDir: string): Promise<string> {
  const folder = join(scratchDir, 'model');
  await mkdir(folder);
  const names = new Map([
    [basename(files.encoder ?? ''), 'encoder.onnx'],
    [basename(files.decoder ?? ''), 'decoder.onnx'],
    [basename(files.tokens ?? ''), 'tokens.txt'],
  ]);
  const others = (await readdir(dir)).filter((name) => /\.(?:weights|data)$/.test(name));
  for (const name of [...names.keys(), ...others]) {
    await symlink(resolve(dir, name), join(folder, names.get(name) ?? name));
  }
  return folder;
}
