import type { PieceStoreDeps } from './piece-store.ts';
import { createResumableUploads } from './resumable-uploads.ts';
import { type StoreUploadInput, storeUpload } from './store-upload.ts';

export type UploadServices = ReturnType<typeof createUploadServices>;

/** Binds the two ways of uploading a file to their dependencies. */
export function createUploadServices(deps: PieceStoreDeps & { maxBytes: number }) {
  return {
    storeUpload: (input: StoreUploadInput) => storeUpload(deps, input),
    receiveResumable: createResumableUploads(deps),
  };
}
