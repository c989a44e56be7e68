import { MemoryLocker, Server } from '@tus/server';
import { randomId } from '../../infra/random-id.ts';
import { PieceStore, type PieceStoreDeps } from './piece-store.ts';
import type { UploadServices } from './upload-services.ts';

/** A sender that is silent for so long has gone; it may come back and go on. */
const stallMs = 30_000;

/** Uploads by the tus protocol (https://tus.io, 1.0.0), for whoever has been let in already. */
export function createResumableUploads(
  deps: PieceStoreDeps & { maxBytes: number },
): UploadServices['receiveResumable'] {
  // who comes back before the broken connection was noticed gets the upload handed over
  const locker = new MemoryLocker();
  return async ({ ownerId, path, request, response }) => {
    const server = new Server({
      path,
      datastore: new PieceStore(deps, ownerId),
      locker,
      maxSize: deps.maxBytes,
      relativeLocation: true,
      namingFunction: () => randomId(''),
      // replies are for our own pages and for programs
      allowedOrigins: () => false,
    });
    request.socket.setTimeout(stallMs, () => request.destroy(new Error('nothing has come for a while')));
    try {
      await server.handle(request, response);
    } finally {
      request.socket.setTimeout(0);
    }
  };
}
