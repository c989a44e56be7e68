import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** About 25 short requests. Each further slice of a read is twice as long, so that large bodies come in a few. */
const firstSliceBytes = 1024;

/**
 * Hands what a connection sends to Node's parser in slices. The parser would otherwise go on to the end of a read of 64 KiB,
 * some 2,000 requests, when the first ones have closed the connection already.
 */
export function sliceReads(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // Node's parser reads the connection itself until somebody else listens; then it listens as well
    const [parse] = socket.listeners('data');
    if (!parse) return;
    socket.on('data', (bytes: Buffer) => {
      let rest = bytes;
      for (let size = firstSliceBytes; rest.length > 0 && !socket.destroyed; size *= 2) {
        // the parser takes nothing while replies wait to be read
        if (socket.isPaused()) {
          socket.unshift(rest);
          return;
        }
        parse.call(socket, rest.subarray(0, size));
        rest = rest.subarray(size);
      }
    });
    socket.off('data', parse as (bytes: Buffer) => void);
  });
}
