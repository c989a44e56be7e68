import { requireFinished, type UploadDeps } from './count-upload.ts';
import { beginDirectUpload, completeDirectUpload, dropDirectUpload } from './direct-uploads.ts';
import { createResumableUploads } from './resumable-uploads.ts';
import { setUploadScript, type UploadScriptInput } from './set-upload-script.ts';
import { type StoreUploadInput, storeUpload } from './store-upload.ts';

export type UploadServices = ReturnType<typeof createUploadServices>;

/** Binds the three ways of uploading a file to their dependencies. */
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
    beginDirect: (input: Parameters<typeof beginDirectUpload>[1]) => beginDirectUpload(deps, input),
    completeDirect: (of: Parameters<typeof completeDirectUpload>[1]) => completeDirectUpload(deps, of),
    dropDirect: (of: Parameters<typeof dropDirectUpload>[1]) => dropDirectUpload(deps, of),
    setScript: (input: UploadScriptInput) => setUploadScript(deps, input),
    receiveResumable: createResumableUploads(deps),
  };
}

interface NewBytes {
  ownerId: number;
  declaredBytes: number;
  begins?: boolean;
}
