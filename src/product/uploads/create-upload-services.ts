import { requireFinished, type UploadDeps } from './count-upload.ts';
import { createResumableUploads } from './resumable-uploads.ts';
import { type StoreUploadInput, storeUpload } from './store-upload.ts';

export type UploadServices = ReturnType<typeof createUploadServices>;

/** Binds the two ways of uploading a file to their dependencies. */
export function createUploadServices(deps: UploadDeps & { maxBytes: number }) {
  return {
    /**
     * To be called before bytes are read.
     * @param input.declaredBytes how many are to come, at least
     * @param input.begins a resumable upload begins
     * @throws AppError `storage_limit`, `uploads_full`, `disk_low`
     */
    async requireRoom({ ownerId, declaredBytes, begins = false }: NewBytes): Promise<void> {
      if (begins) await requireFinished(deps, ownerId);
      await deps.keptBytes.requireRoom(ownerId, declaredBytes);
      await deps.diskRoom.requireRoom();
    },
    storeUpload: (input: StoreUploadInput) => storeUpload(deps, input),
    receiveResumable: createResumableUploads(deps),
  };
}

interface NewBytes {
  ownerId: number;
  declaredBytes: number;
  begins?: boolean;
}
