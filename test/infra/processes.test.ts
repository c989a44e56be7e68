import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isProcessAlive, processIdentity } from '../../src/infra/processes.ts';
import { sweepWorkDirs } from '../../src/product/videos/records/work-dirs.ts';

describe('the identity of a process', () => {
  it('reports this process as alive', () => {
    expect(isProcessAlive(processIdentity())).toBe(true);
  });

  it('reports an ended process as dead', async () => {
    const child = spawn('sleep', ['30']);
    await once(child, 'spawn');
    const identity = processIdentity(child.pid);
    expect(isProcessAlive(identity)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isProcessAlive(identity)).toBe(false);
  });

  it('distinguishes a reused pid from the process that had it before', () => {
    const [machine, pid, started] = processIdentity().split('~');
    expect(isProcessAlive([machine, pid, Number(started) - 1, 'x'].join('~'))).toBe(false);
  });

  it('returns unknown for processes of another machine', () => {
    expect(isProcessAlive('elsewhere/pid:[1]~1~2~x')).toBe('unknown');
  });

  // pid 1 and the first namespace are the same on every machine, and so may be the start time in a container
  it('returns unknown for an ended process of another machine with the same hostname', () => {
    const [machine = '', ...rest] = endedProcess().split('~');
    const [host, boot, ...namespace] = machine.split('/');
    expect(isProcessAlive([machine, ...rest].join('~'))).toBe(false);
    expect(boot).toMatch(/^[0-9a-f-]{36}$/i);
    const elsewhere = [host, '0e5f1a52-0000-4000-8000-5a1d3c9b7e11', ...namespace].join('/');
    expect(isProcessAlive([elsewhere, ...rest].join('~'))).toBe('unknown');
    // as an earlier version named it
    expect(isProcessAlive([[host, ...namespace].join('/'), ...rest].join('~'))).toBe('unknown');
  });
});

function endedProcess(): string {
  return processIdentity(spawnSync('true').pid);
}

describe('folders of steps', () => {
  it('are deleted when their process is dead, or when nobody knows and they are old', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'captioneer-work-'));
    const folderOf = (identity: string) => join(dataDir, 'work', encodeURIComponent(identity));
    const [alive, dead] = [folderOf(processIdentity()), folderOf(endedProcess())];
    const [elsewhere, old] = [folderOf('elsewhere/b/pid:[1]~1~2~x'), folderOf('elsewhere/b/pid:[1]~2~2~x')];
    for (const folder of [alive, dead, elsewhere, old]) await mkdir(folder, { recursive: true });
    const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
    await utimes(old, lastWeek, lastWeek);
    await utimes(alive, lastWeek, lastWeek);
    await sweepWorkDirs({ dataDir });
    expect([alive, dead, elsewhere, old].map((folder) => existsSync(folder))).toEqual([true, false, true, false]);
    await rm(dataDir, { recursive: true });
  });
});
