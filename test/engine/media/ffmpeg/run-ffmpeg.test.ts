import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { cpus, getPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FfmpegError } from '../../../../src/engine/media/ffmpeg/ffmpeg-error.ts';
import { readFfmpegBuild, runFfmpeg } from '../../../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { niceness } from '../../../../src/infra/priorities.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { waitFor } from '../../../support/wait-for.ts';

const dir = mkdtempSync(join(tmpdir(), 'run ffmpeg '));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const clip = makeClip({ file: join(dir, 'clip.mp4'), audio: 'none' });

/** Endless work in real time. Its processes are recognised by the name of the file that they write. */
const endless = (name: string) => [
  ...['-re', '-stream_loop', '-1', '-i', clip, '-vf', 'scale=16:16', '-f', 'rawvideo', join(dir, name)],
];

async function gone(name: string): Promise<void> {
  await expect.poll(() => processesNaming(name)).toEqual([]);
}

function processesNaming(name: string): string[] {
  const { pids, commandLine } = processList();
  return pids.filter((pid) => commandLine(pid).includes(name) && !commandLine(pid).includes('vitest'));
}

function processList() {
  const commandLine = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  return { pids: readdirPids(), commandLine };
}

/** The file that it runs; '' when it has ended. */
function programOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return '';
  }
}

function readdirPids(): string[] {
  return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
}

describe('runFfmpeg', () => {
  it('reports progress, and in the end the number of frames', async () => {
    const seen: number[] = [];
    const args = ['-f', 'lavfi', '-i', 'testsrc2=s=32x32:r=10:d=2', '-f', 'null', '-'];
    const result = await runFfmpeg({ ffmpeg: tools.ffmpeg, args, onProgress: ({ frames }) => seen.push(frames) });
    expect(result.frames).toBe(20);
    expect(seen.at(-1)).toBe(20);
  });

  it('runs ffmpeg at a lower priority than the service', async () => {
    const stop = new AbortController();
    const args = endless('polite.raw');
    const running = runFfmpeg({ ffmpeg: tools.ffmpeg, args, signal: stop.signal }).catch(() => undefined);
    const isFfmpeg = (pid: string) => programOf(pid).includes('ffmpeg');
    const found = await waitFor(() => {
      const pid = processesNaming('polite.raw').find(isFfmpeg);
      if (!pid) throw new Error('ffmpeg has not started');
      return pid;
    });
    expect(getPriority(Number(found))).toBe(Math.min(19, getPriority() + niceness.child));
    stop.abort();
    await running;
  });

  it('limits the memory of ffmpeg', async () => {
    const stop = new AbortController();
    const args = endless('frugal.raw');
    const running = runFfmpeg({ ffmpeg: tools.ffmpeg, args, signal: stop.signal }).catch(() => undefined);
    const isFfmpeg = (pid: string) => readlinkSync(`/proc/${pid}/exe`).includes('ffmpeg');
    const found = await waitFor(() => {
      const pid = processesNaming('frugal.raw').find(isFfmpeg);
      if (!pid) throw new Error('ffmpeg has not started yet');
      return pid;
    });
    const [, limit] = /Max data size\s+(\S+)/.exec(readFileSync(`/proc/${found}/limits`, 'utf8')) ?? [];
    // rounded up to a KiB
    const beyond = Number(limit) - (5_000_000_000 + 100_000_000 * cpus().length);
    expect(beyond).toBeGreaterThanOrEqual(0);
    expect(beyond).toBeLessThan(1024);
    stop.abort();
    await running;
  });

  it('fails with the exit code and the last lines of ffmpeg', async () => {
    const failure = await runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: ['-i', 'missing.mp4', '-f', 'null', '-'],
      cwd: dir,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FfmpegError);
    expect(failure).toMatchObject({ program: 'ffmpeg', wasKilled: false, timedOut: false, signal: null });
    expect((failure as FfmpegError).exitCode).toBeGreaterThan(0);
    expect((failure as FfmpegError).stderrTail).toContain('No such file');
  });

  it('fails with exit code 127 when the program is missing', async () => {
    await expect(runFfmpeg({ ffmpeg: join(dir, 'no-such-program'), args: [] })).rejects.toMatchObject({
      name: 'FfmpegError',
      exitCode: 127,
      wasKilled: false,
    });
  });

  it('ends ffmpeg when aborted, and leaves no process alive', async () => {
    const controller = new AbortController();
    const args = endless('aborted.raw');
    const running = runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(running).rejects.toThrow('enough');
    await gone('aborted.raw');
  });

  it('does not start when aborted before', async () => {
    const running = runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: endless('never.raw'),
      signal: AbortSignal.abort(new Error('late')),
    });
    await expect(running).rejects.toThrow('late');
  });

  it('ends ffmpeg when it times out, and does not count that as killed from outside', async () => {
    const running = runFfmpeg({ ffmpeg: tools.ffmpeg, args: endless('slow.raw'), timeoutMs: 300 });
    await expect(running).rejects.toMatchObject({ timedOut: true, wasKilled: false });
    await gone('slow.raw');
  });

  it('tells an ffmpeg that was killed from one that failed', async () => {
    let sent = false;
    const running = runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: endless('killed.raw'),
      onProgress() {
        if (sent) return;
        sent = true;
        for (const pid of processesNaming('killed.raw')) {
          if (programOf(pid).includes('ffmpeg')) process.kill(Number(pid), 'SIGKILL');
        }
      },
    });
    await expect(running).rejects.toMatchObject({ wasKilled: true, timedOut: false });
    await gone('killed.raw');
  });

  it('ends ffmpeg when the process that started it is killed', async () => {
    const script = `
      import { runFfmpeg } from ${JSON.stringify(resolve('src/engine/media/ffmpeg/run-ffmpeg.ts'))};
      const args = ${JSON.stringify(endless('orphan.raw'))};
      runFfmpeg({ ffmpeg: ${JSON.stringify(tools.ffmpeg)}, args, onProgress: () => console.log('running') });`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    expect(processesNaming('orphan.raw').length).toBeGreaterThan(1);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await gone('orphan.raw');
  });
});

describe('FfmpegError', () => {
  const error = (facts: { exitCode?: number; signal?: string; timedOut?: boolean }) =>
    new FfmpegError({ program: '/usr/bin/ffmpeg', args: [], timedOut: false, stderrTail: '', ...facts });

  it.each([
    ['exits after a SIGTERM that it caught', { exitCode: 255 }, true],
    ['gets a SIGKILL, as a shell reports it', { exitCode: 137 }, true],
    ['gets a SIGTERM, as a shell reports it', { exitCode: 143 }, true],
    ['has its shell killed', { signal: 'SIGKILL' }, true],
    ['crashes', { exitCode: 139 }, false],
    ['cannot read its input', { exitCode: 183 }, false],
    ['fails', { exitCode: 1 }, false],
    ['times out', { signal: 'SIGKILL', timedOut: true }, false],
  ])('knows whether an ffmpeg was killed from outside when it %s', (_, facts, wasKilled) => {
    expect(error(facts).wasKilled).toBe(wasKilled);
  });
});

describe('readFfmpegBuild', () => {
  it('gives the version of ffmpeg and its libraries', async () => {
    expect(await readFfmpegBuild({ ffmpeg: tools.ffmpeg })).toMatch(/^ffmpeg version \S+; libavutil .*libavcodec/);
  });
});
