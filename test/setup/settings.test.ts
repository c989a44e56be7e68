import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSetupSettings } from '../../scripts/setup/settings.mjs';

let rootDir: string;
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'setup-settings-'));
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}, args: string[] = []) => readSetupSettings({ args, env, rootDir });

describe('the settings of setup', () => {
  it('need every tool, in the project’s folder, when nothing is set', () => {
    expect(read()).toMatchObject({
      cacheDir: join(rootDir, '.cache'),
      purpose: 'run',
      isCi: false,
      needsMongod: true,
      needsSpeechModel: true,
      ct2Dir: null,
    });
  });

  it('need no mongod for running with MONGODB_URI, but one for the tests', () => {
    const env = { MONGODB_URI: 'mongodb://db.example/captioneer' };
    expect(read(env).needsMongod).toBe(false);
    expect(read(env, ['--for', 'test']).needsMongod).toBe(true);
  });

  it.each(['openai', 'command', 'none'])(
    'is no model for running with SPEECH_ENGINE=%s, yet one for the tests',
    (engine) => {
      expect(read({ SPEECH_ENGINE: engine }).needsSpeechModel).toBe(false);
      expect(read({ SPEECH_ENGINE: engine }, ['--for', 'test']).needsSpeechModel).toBe(true);
    },
  );

  it('is no model for running with SPEECH_MODEL_DIR, yet one for the tests', () => {
    expect(read({ SPEECH_MODEL_DIR: '/models/parakeet' }).needsSpeechModel).toBe(false);
    expect(read({ SPEECH_MODEL_DIR: '/models/parakeet' }, ['--for', 'test']).needsSpeechModel).toBe(true);
    expect(read({ SPEECH_MODEL_DIR: ' ' }).needsSpeechModel).toBe(true);
  });

  it('come from the environment, then from .env', () => {
    writeFileSync(join(rootDir, '.env'), 'CACHE_DIR=/from/file\nWHISPER_CT2_DIR="./my weights"\n');
    expect(read()).toMatchObject({ cacheDir: '/from/file', ct2Dir: join(rootDir, 'my weights') });
    expect(read({ CACHE_DIR: '/from/environment' }).cacheDir).toBe('/from/environment');
  });

  it('treat an empty variable as unset', () => {
    expect(read({ MONGODB_URI: ' ', CACHE_DIR: '' })).toMatchObject({
      needsMongod: true,
      cacheDir: join(rootDir, '.cache'),
    });
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['', false],
  ])('read CI=%s as %s', (value, expected) => {
    expect(read({ CI: value }).isCi).toBe(expected);
  });

  it('refuse unknown arguments', () => {
    expect(() => read({}, ['--for', 'fun'])).toThrow('Usage: node scripts/setup.mjs [--for run|test] [--quiet]');
    expect(() => read({}, ['--force'])).toThrow('Usage: node');
  });
});
