import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addUser,
  hasOtherUsers,
  removeUser,
  withProcessLock,
} from '../../../../src/infra/database/embedded/mongod-users.ts';
import { processIdentity } from '../../../../src/infra/processes.ts';

let root: string;
let lock: string;
let usersDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mongod-users-'));
  lock = join(root, 'lock');
  usersDir = join(root, 'users');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('withProcessLock', () => {
  it('runs one at a time, and leaves no files', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      working++;
      most = Math.max(most, working);
      for (let turn = 0; turn < 20; turn++) await nextTurn();
      working--;
    };
    const users = await Promise.all(Array.from({ length: 6 }, () => addUser(usersDir)));
    await Promise.all(users.map(({ file }) => withProcessLock(lock, file, work)));
    expect(most).toBe(1);
    expect(await readdir(root)).toEqual(['users']);
  });

  it('takes over the lock of a dead holder, one at a time', async () => {
    await writeFile(lock, deadIdentity());
    let working = 0;
    const users = await Promise.all(Array.from({ length: 6 }, () => addUser(usersDir)));
    const seen = await Promise.all(
      users.map(({ file }) =>
        withProcessLock(lock, file, async () => {
          const others = working++;
          await nextTurn();
          working--;
          return others;
        }),
      ),
    );
    expect(seen).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await readdir(root)).toEqual(['users']);
  });

  it('releases the lock when the work fails', async () => {
    const { file } = await addUser(usersDir);
    await expect(withProcessLock(lock, file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withProcessLock(lock, file, async () => 'again')).toBe('again');
  });
});

describe('hasOtherUsers', () => {
  it('counts running processes, and removes dead ones', async () => {
    const own = await addUser(usersDir);
    await writeFile(join(usersDir, 'dead'), deadIdentity());
    expect(await hasOtherUsers(usersDir, own)).toBe(false);
    expect(await readdir(usersDir)).toHaveLength(1);
    const other = await addUser(usersDir);
    expect(await hasOtherUsers(usersDir, own)).toBe(true);
    await removeUser(other);
    expect(await hasOtherUsers(usersDir, own)).toBe(false);
  });
});

/** The identity of a process that had our pid before us. */
function deadIdentity(): string {
  const [machine, pid, started, nonce] = processIdentity().split('~');
  return [machine, pid, Number(started) - 1, nonce].join('~');
}
