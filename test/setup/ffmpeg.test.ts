import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ffmpegIsReady, setUpFfmpeg } from '../../scripts/setup/ffmpeg.mjs';
import { fakeMachine, ffmpegScript } from './fake-machine.ts';

const machineName = `${process.platform}-${process.arch}`;
const ffprobeScript = "echo 'ffprobe version 7.0.2'";

let machine: ReturnType<typeof fakeMachine>;
beforeEach(() => {
  machine = fakeMachine();
});
afterEach(() => machine.remove());

function installNpmBinaries(script = ffmpegScript()): void {
  const modules = join(machine.rootDir, 'node_modules');
  machine.program(join(modules, '@ffmpeg-binary', machineName, 'ffmpeg'), script);
  machine.program(join(modules, '@ffprobe-installer', machineName, 'ffprobe'), ffprobeScript);
}

function installSystemBinaries(script = ffmpegScript()) {
  return { ffmpeg: machine.program('ffmpeg', script), ffprobe: machine.program('ffprobe', ffprobeScript) };
}

const cached = () => ({
  ffmpeg: join(machine.cacheDir, 'ffmpeg/ffmpeg'),
  ffprobe: join(machine.cacheDir, 'ffmpeg/ffprobe'),
});

describe('choosing an ffmpeg', () => {
  it('takes the system’s ffmpeg if it has what is needed', async () => {
    const system = installSystemBinaries();
    installNpmBinaries();
    expect(await setUpFfmpeg(machine.context())).toEqual(system);
    expect(machine.printed).toEqual(['ffmpeg: using the system’s']);
  });

  it.each([
    ['lacks zscale', ffmpegScript({ lacking: 'zscale' })],
    ['is 4.4, older than 5.1', ffmpegScript({ version: '4.4.2' })],
    ['does not run: broken', 'echo broken >&2; exit 1'],
  ])('does not take the system’s ffmpeg if it %s', async (reason, script) => {
    installSystemBinaries(script);
    installNpmBinaries();
    expect(await setUpFfmpeg(machine.context())).toEqual(cached());
    expect(machine.printed).toEqual([`ffmpeg: using the one inside npm packages (the system’s ${reason})`]);
  });

  it('does not take the system’s ffmpeg without ffprobe', async () => {
    machine.program('ffmpeg', ffmpegScript());
    installNpmBinaries();
    expect(await setUpFfmpeg(machine.context())).toEqual(cached());
  });

  it('copies npm’s ffmpeg to CACHE_DIR, so that it outlives the clone', async () => {
    installNpmBinaries();
    expect(await setUpFfmpeg(machine.context())).toEqual(cached());
    rmSync(join(machine.rootDir, 'node_modules'), { recursive: true });
    expect(existsSync(cached().ffmpeg)).toBe(true);
  });

  it('makes npm’s ffmpeg executable for everybody', async () => {
    installNpmBinaries();
    chmodSync(join(machine.rootDir, 'node_modules/@ffprobe-installer', machineName, 'ffprobe'), 0o744);
    await setUpFfmpeg(machine.context());
    expect(statSync(cached().ffprobe).mode & 0o777).toBe(0o755);
  });

  it('lets apt-get install one as a last resort, as root only', async () => {
    machine.program(join(machine.rootDir, 'deb/ffmpeg'), ffmpegScript());
    machine.program(join(machine.rootDir, 'deb/ffprobe'), ffprobeScript);
    machine.program(
      'apt-get',
      `case "$*" in *install*ffmpeg) /bin/mv ${machine.rootDir}/deb/* ${machine.binDir}/ ;; esac`,
    );
    await expect(setUpFfmpeg(machine.context())).rejects.toThrow('apt-get needs root');
    expect(await setUpFfmpeg(machine.context({ userId: 0 }))).toEqual({
      ffmpeg: join(machine.binDir, 'ffmpeg'),
      ffprobe: join(machine.binDir, 'ffprobe'),
    });
  });

  it('says what to install when there is none', async () => {
    await expect(setUpFfmpeg(machine.context())).rejects.toThrow(
      `No suitable ffmpeg (the system has none; npm has none for ${machineName}; there is no apt-get here). Install ffmpeg 5.1 or newer`,
    );
  });
});

describe('an ffmpeg that was chosen earlier', () => {
  const isReady = (pair: { ffmpeg: string | null; ffprobe: string | null }) =>
    ffmpegIsReady({ ...pair, mongod: null, speechModelDir: null, sentenceModelDir: null }, machine.context().settings);

  it('is used while it exists', () => {
    expect(isReady(installSystemBinaries())).toBe(true);
  });

  it('is not used when it was removed, or never chosen', () => {
    expect(isReady({ ffmpeg: join(machine.binDir, 'gone'), ffprobe: join(machine.binDir, 'gone') })).toBe(false);
    expect(isReady({ ffmpeg: null, ffprobe: null })).toBe(false);
  });

  it('is not used inside of node_modules', () => {
    installNpmBinaries();
    const modules = join(machine.rootDir, 'node_modules');
    const ffmpeg = join(modules, '@ffmpeg-binary', machineName, 'ffmpeg');
    expect(isReady({ ffmpeg, ffprobe: join(modules, '@ffprobe-installer', machineName, 'ffprobe') })).toBe(false);
  });

  it('is not used when npm has installed another one since', async () => {
    installNpmBinaries();
    const chosen = await setUpFfmpeg(machine.context());
    expect(isReady(chosen)).toBe(true);
    const next = join(machine.rootDir, 'node_modules/@ffmpeg-binary', machineName, 'ffmpeg');
    machine.program(`${next}.new`, ffmpegScript({ version: '8.0.10' }));
    renameSync(`${next}.new`, next);
    expect(isReady(chosen)).toBe(false);
  });
});
