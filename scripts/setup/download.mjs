import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ChecksumError } from './checksum.mjs';
import { FinalError, retry } from './retry.mjs';

/**
 * Downloads one file and checks it. Nothing is left at `path` when it fails.
 * @param {object} input
 * @param {string} input.url
 * @param {string} input.path where to; its folder exists
 * @param {string} input.sha256 of the whole file, in hex
 * @param {number} input.sizeBytes
 * @param {string} input.label
 * @param {import('./report.mjs').Report} input.report
 * @param {number} [input.connectTimeoutMs] until the first byte of the answer: short, since there is another way
 * @param {number} [input.stallTimeoutMs] between two pieces
 * @param {(ms: number) => Promise<unknown>} [input.waitMs] between two tries
 * @throws {Error} in words
 */
export async function download({ waitMs, ...file }) {
  await retry(() => downloadOnce(file), { waitMs });
}

/** @param {Omit<Parameters<typeof download>[0], 'waitMs'>} file */
async function downloadOnce({
  url,
  path,
  sha256,
  sizeBytes,
  label,
  report,
  connectTimeoutMs = 5_000,
  stallTimeoutMs = 30_000,
}) {
  const watchdog = createWatchdog(connectTimeoutMs);
  const progress = report.progress(label, sizeBytes);
  const hash = createHash('sha256');
  try {
    const body = await open(url, watchdog.signal);
    const watched = async function* (/** @type {AsyncIterable<Buffer>} */ pieces) {
      for await (const piece of pieces) {
        watchdog.restart(stallTimeoutMs);
        hash.update(piece);
        progress.advance(piece.length);
        yield piece;
      }
    };
    await pipeline(body, watched, createWriteStream(path));
    if (hash.digest('hex') !== sha256) throw new ChecksumError(`${url} is not the expected file`);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    watchdog.stop();
    progress.done();
  }
}

/** @param {string} url @param {AbortSignal} signal */
async function open(url, signal) {
  const response = await fetch(url, { signal }).catch((error) => {
    throw unreachable(url, error);
  });
  if (response.ok && response.body) return Readable.fromWeb(/** @type {any} */ (response.body));
  await response.body?.cancel();
  const message = `${url} answers ${response.status}`;
  throw response.status < 500 && response.status !== 429 ? new FinalError(message) : new Error(message);
}

/**
 * A name that does not resolve means no way to the outside: that does not pass in seconds. @param {string} url @param
 * {any} error
 */
function unreachable(url, error) {
  const code = error?.cause?.code ?? error?.name;
  const message = `${new URL(url).host} cannot be reached (${code})`;
  return ['ENOTFOUND', 'EAI_AGAIN', 'TimeoutError', 'AbortError'].includes(code)
    ? new FinalError(message)
    : new Error(message);
}

/** @param {number} firstMs */
function createWatchdog(firstMs) {
  const controller = new AbortController();
  const bark = () => controller.abort(new DOMException('nothing came for too long', 'TimeoutError'));
  let timer = setTimeout(bark, firstMs);
  return {
    signal: controller.signal,
    restart(/** @type {number} */ ms) {
      clearTimeout(timer);
      timer = setTimeout(bark, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
