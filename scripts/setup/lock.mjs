import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const beatMs = 5_000;
/** Longer than any work that blocks the event loop, and with it the heartbeat (converting the model: about 10 s). */
const staleAfterMs = 120_000;

/**
 * Runs the work while no other setup runs it, in any process or container that shares the folder. A lock whose holder
 * has died is taken over. The work must be atomic all the same, because a holder that hangs for minutes loses the lock.
 * @template Result
 * @param {string} path of the lock file
 * @param {{ onWait: () => void, pollMs?: number }} options `onWait` is called once if another process holds the lock
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(path, { onWait, pollMs = 250 }, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waited = false; !tryToTake(path); ) {
    if (isStale(path)) {
      removeStale(path);
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await sleep(pollMs);
  }
  const beat = setInterval(() => touch(path), beatMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function tryToTake(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, holder(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function isStale(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > staleAfterMs) return true;
    const content = readFileSync(path, 'utf8');
    const pid = Number(content.split(' ')[0]);
    return pid > 0 && content === holder(pid) && !isAlive(pid);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Renames the lock, so that only one of several processes removes it. If somebody has taken it again in the meantime,
 * it is renamed back.
 * @param {string} path
 */
function removeStale(path) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (isStale(aside)) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** A process id is valid only on its own machine and in its own container. @param {number} pid */
function holder(pid) {
  return `${pid} ${hostname()} ${processNamespace()}`;
}

function processNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return 'none';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
