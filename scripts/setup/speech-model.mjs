import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './errors.mjs';
import { readWholeManifest, replaceFolder, sha256OfFile, writeManifest } from './files.mjs';
import { convertWhisper } from './whisper-converter/convert-whisper.mjs';
import { whisperBase, withWhisperBaseWeights } from './whisper-weights.mjs';

/**
 * Whether the converted model exists, is complete, and was made from the configured weights.
 * @param {import('./files.mjs').Tools} tools
 * @param {import('./settings.mjs').SetupSettings} settings
 */
export function speechModelIsReady({ speechModelDir }, { cacheDir, ct2Dir }) {
  if (speechModelDir === null) return false;
  const manifest = readWholeManifest(speechModelDir);
  if (manifest === null) return false;
  return ct2Dir === null
    ? speechModelDir === baseDir(cacheDir)
    : speechModelDir.endsWith(`-${modelFormat}`) && isMadeFrom(manifest, ct2Dir);
}

/**
 * Whisper in ONNX, made from the user's own weights or else from Whisper base.
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<string>} folder with encoder.onnx, decoder.onnx, tokens.txt, model.json
 * @throws {SetupError}
 */
export async function setUpSpeechModel(context) {
  const { ct2Dir } = context.settings;
  return ct2Dir === null ? setUpWhisperBase(context) : setUpOwnWeights({ ...context, ct2Dir });
}

/** Part of the folders' names: another number makes every model anew. */
const modelFormat = 2;

/** @param {string} cacheDir */
function baseDir(cacheDir) {
  return join(cacheDir, `whisper-base-${modelFormat}`);
}

/** @param {import('./run-setup.mjs').Context} context */
async function setUpWhisperBase(context) {
  const { settings, report } = context;
  const folder = baseDir(settings.cacheDir);
  if (readWholeManifest(folder) !== null) return folder;
  if (await hasExpectedFiles(folder)) {
    writeManifest(folder, { source: whisperBase.name, files: whisperBase.converted });
    return folder;
  }
  await withWhisperBaseWeights(context, async (weights) => {
    report.say('speech model: converting Whisper base (about ten seconds)');
    await replaceFolder(folder, async (temporary) => {
      const files = await convertWhisper({ ct2Dir: weights, outDir: temporary });
      checkConverted(files);
      if (existsSync(join(weights, 'LICENSE'))) copyFileSync(join(weights, 'LICENSE'), join(temporary, 'LICENSE'));
      writeManifest(temporary, { source: whisperBase.name, files });
    });
  });
  return folder;
}

/** @param {import('./run-setup.mjs').Context & { ct2Dir: string }} context */
async function setUpOwnWeights({ settings, report, ct2Dir }) {
  const weights = describeWeights(ct2Dir);
  if (weights === null) throw new SetupError(`There is no model.bin in WHISPER_CT2_DIR (${ct2Dir}).`);
  const sha256 = await sha256OfFile(weights.path);
  const isBase = sha256 === whisperBase.files['model.bin'].sha256;
  const folder = isBase
    ? baseDir(settings.cacheDir)
    : join(settings.cacheDir, `whisper-${sha256.slice(0, 12)}-${modelFormat}`);
  const known = readWholeManifest(folder);
  if (known !== null) {
    writeManifest(folder, { ...known, weights });
    return folder;
  }
  report.say(`speech model: converting the weights in ${ct2Dir} (WHISPER_CT2_DIR)`);
  await replaceFolder(folder, async (temporary) => {
    const files = await convertWhisper({ ct2Dir, outDir: temporary }).catch((cause) => {
      throw new SetupError(`The weights in WHISPER_CT2_DIR (${ct2Dir}) cannot be used: ${cause.message}`, { cause });
    });
    writeManifest(temporary, { source: `model.bin with SHA-256 ${sha256}`, files, weights });
  });
  return folder;
}

/** @param {string} ct2Dir @returns {import('./files.mjs').Weights | null} */
function describeWeights(ct2Dir) {
  const path = join(ct2Dir, 'model.bin');
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? { path, sizeBytes: found.size, modifiedMs: Math.round(found.mtimeMs) } : null;
}

/** @param {import('./files.mjs').Manifest} manifest @param {string} ct2Dir */
function isMadeFrom({ weights }, ct2Dir) {
  return weights !== undefined && JSON.stringify(weights) === JSON.stringify(describeWeights(ct2Dir));
}

/** @param {string} folder */
async function hasExpectedFiles(folder) {
  for (const [name, { sha256 }] of Object.entries(whisperBase.converted)) {
    const path = join(folder, name);
    if (!existsSync(path) || (await sha256OfFile(path)) !== sha256) return false;
  }
  return true;
}

/**
 * The conversion is exact arithmetic, so the same weights give the same bytes on every machine.
 * @param {Record<string, { sha256: string }>} files
 */
function checkConverted(files) {
  for (const [name, { sha256 }] of Object.entries(whisperBase.converted)) {
    const actual = files[name]?.sha256;
    if (actual !== sha256) throw new SetupError(`Converting the speech model gave an unexpected ${name} (${actual}).`);
  }
}
