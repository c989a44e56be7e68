import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { SetupError } from './errors.mjs';

/**
 * @typedef {object} SetupSettings
 * @property {string} rootDir the project's root
 * @property {string} cacheDir absolute
 * @property {'run' | 'test'} purpose tests need every tool, whatever the settings say
 * @property {boolean} quiet prints nothing when there is nothing to do
 * @property {boolean} isCi uses only this machine and package indexes
 * @property {boolean} needsMongod
 * @property {boolean} needsSpeechModel
 * @property {boolean} needsSentenceModel
 * @property {string | null} ct2Dir folder of the user's own Whisper weights; absolute
 * @property {Record<string, string | undefined>} env environment of child processes
 */

/**
 * Reads the settings from the environment, then from `.env` in the project's root.
 * @param {{ args: string[], env: Record<string, string | undefined>, rootDir: string }} input
 * @returns {SetupSettings}
 */
export function readSetupSettings({ args, env, rootDir }) {
  const { purpose, quiet } = readArguments(args);
  const setting = settingReader({ ...readEnvFile(join(rootDir, '.env')), ...env });
  const ct2Dir = setting('WHISPER_CT2_DIR');
  const isTest = purpose === 'test';
  return {
    rootDir,
    cacheDir: resolve(rootDir, setting('CACHE_DIR') ?? '.cache'),
    purpose,
    quiet,
    isCi: isOn(setting('CI')),
    needsMongod: isTest || (setting('MONGODB_URI') === null && setting('MONGODB_URI_FILE') === null),
    needsSpeechModel:
      isTest || ((setting('SPEECH_ENGINE') ?? 'whisper') === 'whisper' && setting('SPEECH_MODEL_DIR') === null),
    needsSentenceModel: isTest || setting('SENTENCE_MODEL') !== 'none',
    ct2Dir: ct2Dir === null ? null : resolve(rootDir, ct2Dir),
    env,
  };
}

/** @param {string[]} args @returns {{ purpose: SetupSettings['purpose'], quiet: boolean }} */
function readArguments(args) {
  const [option, value, ...rest] = args.filter((arg) => arg !== '--quiet');
  const quiet = args.includes('--quiet');
  if (option === undefined) return { quiet, purpose: 'run' };
  if (option === '--for' && rest.length === 0 && (value === 'run' || value === 'test'))
    return { quiet, purpose: value };
  throw new SetupError('Usage: node scripts/setup.mjs [--for run|test] [--quiet]');
}

/** @param {string} path */
function readEnvFile(path) {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** An empty variable counts as unset, as it does for the service. @param {Record<string, string | undefined>} env */
function settingReader(env) {
  /** @param {string} name */
  return (name) => env[name]?.trim() || null;
}

/** @param {string | null} value */
function isOn(value) {
  return value !== null && !['false', '0', 'no', 'off'].includes(value.toLowerCase());
}
