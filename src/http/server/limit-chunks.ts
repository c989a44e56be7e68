import type { IncomingMessage, RequestListener } from 'node:http';
import { createChunkCount, maxTinyChunks, tinyBytes } from '../../infra/tiny-chunks.ts';
import { endWithReply } from './raw-reply.ts';

/** Refuses a body that comes in thousands of tiny chunks. */
export function limitChunks(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers['transfer-encoding'] !== undefined) {
      watchChunks(request, () => {
        if (response.headersSent) request.destroy();
        else endWithReply(request.socket, tooTiny);
      });
    }
    handle(request, response);
  };
}

const tooTiny = {
  status: '400 Bad Request',
  message: `The body comes in more than ${maxTinyChunks} chunks of less than ${tinyBytes} bytes. Send it in larger ones.`,
};

/** Node hands each chunk to `push`, before anybody reads it. */
function watchChunks(request: IncomingMessage, refuse: () => void): void {
  const push = request.push.bind(request);
  const count = createChunkCount();
  let isRefused = false;
  request.push = (chunk: Buffer | null, encoding) => {
    if (isRefused || request.destroyed) return false;
    if (chunk === null) return push(null);
    if (!count.add(chunk)) return push(chunk, encoding);
    isRefused = true;
    refuse();
    return false;
  };
}
