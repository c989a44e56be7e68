import type { Socket } from 'node:net';

/** A read of less is followed by a pause. */
const smallReadBytes = 16 * 1024;
const firstPauseMs = 5;
const maxPauseMs = 40;
/** A chunk costs a microsecond or two to parse: so a connection uses at most a tenth of the time. */
const pauseMsPerChunk = 0.02;
/** Chunks of this size and larger cost no pause. */
const freeChunkBytes = 1024;

/**
 * Takes what came in one read.
 * @param push hands bytes to the parser of the answer; returns false when it wants no more for now
 */
export type DeliverRead = (
  bytes: Buffer,
  push: (bytes: Buffer) => boolean,
) => { wantsMore: boolean /** Chunks of the body that were in it. */; chunks: number };

/**
 * Reads a socket less often when its reads bring little: each read costs some 20 µs, whether it brings a byte or 64 KiB.
 * After a small read the next one waits 5 ms, and twice as long after each further one, up to 40 ms. Meanwhile the system
 * collects what arrives, so a server is as quick as before.
 */
export function paceReads(socket: Socket, deliver: DeliverRead): void {
  const push = socket.push.bind(socket);
  let held: Buffer[] = [];
  let timer: NodeJS.Timeout | undefined;
  let quietUntilMs = 0;
  let smallPauseMs = 0;

  const release = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    const bytes = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = [];
    if (bytes.length === 0 || socket.destroyed) return false;
    const { wantsMore, chunks } = deliver(bytes, push);
    smallPauseMs = bytes.length < smallReadBytes ? Math.min(maxPauseMs, smallPauseMs * 2 || firstPauseMs) : 0;
    const chunksMs = (chunks - bytes.length / freeChunkBytes) * pauseMsPerChunk;
    quietUntilMs = performance.now() + Math.max(smallPauseMs, chunksMs);
    return wantsMore;
  };

  // Node reads on after `push` only: while nothing is handed to it, it waits as it does for a slow server
  socket.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      release();
      return push(null);
    }
    held.push(chunk);
    if (timer) return false;
    const waitMs = quietUntilMs - performance.now();
    if (waitMs <= 0) return release();
    timer = setTimeout(release, waitMs);
    return false;
  };
  socket.once('close', () => clearTimeout(timer));
}
