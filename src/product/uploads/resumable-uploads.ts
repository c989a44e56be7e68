import type { IncomingMessage, ServerResponse } from 'node:http';
import { MemoryLocker, Server } from '@tus/server';
import { randomId } from '../../infra/secrets.ts';
import type { UploadDeps } from './count-upload.ts';
import { PieceStore } from './piece-store.ts';

/** After this time without data the connection is closed; the sender can connect again and continue. */
const stallMs = 30_000;

interface ResumableRequest {
  ownerId: number;
  /** The path under which uploads have their addresses. */
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Returns a function that answers one authenticated request of the tus protocol (https://tus.io, 1.0.0). The id of an
 * upload is the last part of its address; once it is whole, `upload://<id>` names it.
 */
export function createResumableUploads(deps: UploadDeps & { maxBytes: number }) {
  // a sender that returns before its broken connection was noticed takes over the lock
  const locker = new MemoryLocker();
  return async ({ ownerId, path, request, response }: ResumableRequest): Promise<void> => {
    const server = new Server({
      path,
      datastore: new PieceStore(deps, ownerId),
      locker,
      maxSize: deps.maxBytes,
      relativeLocation: true,
      namingFunction: () => randomId(''),
      // no CORS: only our own pages and programs call this
      allowedOrigins: () => false,
    });
    const { socket } = request;
    const usualMs = socket.timeout ?? 0;
    const giveUp = () => request.destroy(new Error('no data arrived in time'));
    socket.setTimeout(stallMs).on('timeout', giveUp);
    try {
      await server.handle(request, response);
    } finally {
      socket.setTimeout(usualMs).off('timeout', giveUp);
    }
  };
}
