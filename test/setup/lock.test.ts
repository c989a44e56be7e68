import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from '../../scripts/setup/lock.mjs';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-lock-'));
  path = join(folder, 'deep/setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = <Result>(work: () => Promise<Result>, onWait: () => void = () => undefined) =>
  withLock(path, { onWait, pollMs: 5 }, work);

/** What a holder that has ended left behind. */
async function leaveLockOf(pid: number | undefined): Promise<void> {
  const own = await lock(async () => readFileSync(path, 'utf8'));
  writeFileSync(path, own.replace(/^\d+/, String(pid)));
}

describe('the lock of setup', () => {
  it('lets one process in at a time and tells the others that they wait', async () => {
    const events: string[] = [];
    let letLeave: () => void = () => undefined;
    const leave = new Promise<void>((resolve) => {
      letLeave = resolve;
    });
    const first = lock(async () => {
      events.push('first in');
      await leave;
      events.push('first out');
    });
    const second = lock(
      async () => events.push('second in'),
      () => {
        events.push('second waits');
        letLeave();
      },
    );
    await Promise.all([first, second]);
    expect(events).toEqual(['first in', 'second waits', 'first out', 'second in']);
  });

  it('is open again after the work failed', async () => {
    await expect(lock(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(existsSync(path)).toBe(false);
    await expect(lock(async () => 'in')).resolves.toBe('in');
  });

  it('is taken over from a process that has died, without waiting', async () => {
    await leaveLockOf(spawnSync(process.execPath, ['--version']).pid);
    const onWait = vi.fn();
    await expect(lock(async () => 'in', onWait)).resolves.toBe('in');
    expect(onWait).not.toHaveBeenCalled();
  });

  it('is taken over when it was not touched for minutes', async () => {
    await leaveLockOf(process.pid);
    utimesSync(path, new Date(), new Date(Date.now() - 180_000));
    await expect(lock(async () => 'in')).resolves.toBe('in');
  });

  it('is not taken from a holder on another machine that still works', async () => {
    await lock(async () => undefined);
    writeFileSync(path, '1 another-machine pid:[1]');
    const onWait = vi.fn(() => setImmediate(() => rmSync(path)));
    await expect(lock(async () => 'in', onWait)).resolves.toBe('in');
    expect(onWait).toHaveBeenCalledOnce();
  });
});
