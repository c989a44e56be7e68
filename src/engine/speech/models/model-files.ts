import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a file of a model is for. */
export type FileRole = (typeof rolePatterns)[number][0];

/** Absolute paths of a model's files. */
export type ModelFiles = Partial<Record<FileRole, string>>;

/** The first pattern that a file's stem fits says what the file is. Stems are file names without ending and precision. */
const rolePatterns = [
  ['preprocessor', /^preprocess$/],
  ['audioEncoder', /^encode$/],
  ['uncachedDecoder', /^uncached_decode$/],
  ['cachedDecoder', /^cached_decode$/],
  ['mergedEncoder', /^encoder_model$/],
  ['mergedDecoder', /^decoder_model_merged$/],
  ['joiner', /(?:^|[-_])joiner(?:[-_]|$)/],
  ['encoder', /(?:^|[-_])encoder(?:[-_]|$)/],
  ['decoder', /(?:^|[-_])decoder(?:[-_]|$)/],
  ['model', /^model(?:[-_]|$)/],
  ['tokens', /(?:^|[-_])tokens$/],
] as const;

/** As a person names a file that is missing. */
export const usualFileNames: Readonly<Record<FileRole, string>> = {
  preprocessor: 'preprocess.onnx',
  audioEncoder: 'encode.onnx',
  uncachedDecoder: 'uncached_decode.onnx',
  cachedDecoder: 'cached_decode.onnx',
  mergedEncoder: 'encoder_model.ort',
  mergedDecoder: 'decoder_model_merged.ort',
  joiner: 'joiner.onnx',
  encoder: 'encoder.onnx',
  decoder: 'decoder.onnx',
  model: 'model.onnx',
  tokens: 'tokens.txt',
};

interface FoundFiles {
  files: ModelFiles;
  /** Stems of files with the same role: the folder holds several models. */
  rivals: string[];
}

/** Finds the files of a model in its folder. Of one file in several precisions, it takes the smallest: int8. */
export function findModelFiles(dir: string): FoundFiles {
  const files: ModelFiles = {};
  const stems = new Map<FileRole, string>();
  const rivals = new Set<string>();
  for (const name of readdirSync(dir).sort(bySmallerPrecision)) {
    const stem = stemOf(name);
    const role = stem === null ? undefined : rolePatterns.find(([, pattern]) => pattern.test(stem))?.[0];
    if (stem === null || role === undefined || !statSync(join(dir, name)).isFile()) continue;
    const known = stems.get(role);
    if (known === undefined) {
      stems.set(role, stem);
      files[role] = join(dir, name);
    } else if (known !== stem) {
      for (const rival of [known, stem]) rivals.add(rival);
    }
  }
  return { files, rivals: [...rivals] };
}

/** null = not a file of a model. */
function stemOf(name: string): string | null {
  const [, stem, ending] = /^(.+)\.(onnx|ort|txt)$/.exec(name) ?? [];
  if (stem === undefined || (ending === 'txt' && !stem.endsWith('tokens'))) return null;
  return stem.replace(precision, '');
}

const precision = /[._-](?:u?int8|fp16|quant|quantized)$/;

function bySmallerPrecision(one: string, other: string): number {
  const rank = (name: string) => {
    if (/int8|quant/.test(name)) return 0;
    return /fp16/.test(name) ? 2 : 1;
  };
  return rank(one) - rank(other) || one.localeCompare(other, 'en');
}

/** Bytes on disk, with the weights that lie in files of their own beside a graph. */
export function sizeOnDisk(files: ModelFiles, dir: string): number {
  const names = Object.values(files).map((path) => basename(path));
  const stems = names.map((name) => name.replace(/\.(?:onnx|ort|txt)$/, ''));
  const isOf = (name: string) =>
    names.includes(name) ||
    stems.some((stem) => [`${stem}.weights`, `${stem}.onnx.data`, `${stem}.data`].includes(name));
  return readdirSync(dir)
    .filter(isOf)
    .reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);
}
