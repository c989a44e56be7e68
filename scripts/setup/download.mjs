import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
 * @param {number} [input.connectTimeoutMs] until the first byte of the answer; short, because there is another source
 * @param {number} [input.stallTimeoutMs] between two chunks
 * @param {(ms: number) => Promise<unknown>} [input.waitMs] waits between two tries
 * @throws {Error} with a message for people
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
    const watched = async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
      for await (const chunk of chunks) {
        watchdog.restart(stallTimeoutMs);
        hash.update(chunk);
        progress.advance(chunk.length);
        yield chunk;
      }
    };
    await pipeline(body, watched, createWriteStream(path));
    if (hash.digest('hex') !== sha256) throw new Error(`${url} is not the expected file`);
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
 * A name that does not resolve means that there is no network; that does not change within seconds.
 * @param {string} url @param {any} error
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
  const abort = () => controller.abort(new DOMException('no data for too long', 'TimeoutError'));
  let timer = setTimeout(abort, firstMs);
  return {
    signal: controller.signal,
    restart(/** @type {number} */ ms) {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
