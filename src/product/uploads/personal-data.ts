import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import type { UploadModel } from './upload.model.ts';
import { uploadUrl } from './upload.model.ts';
import { deleteUploadBytes } from './upload-bytes.ts';

/** Files that no video has been created from yet. */
export function uploadsPart({ uploads, store }: { uploads: UploadModel; store: ObjectStore }): PersonalDataPart {
  return {
    name: 'uploads',
    async *read({ userId }) {
      const found = uploads.find({ ownerId: userId }).sort({ createdAt: 1 }).lean().cursor();
      for await (const { _id, fileName, script, font, sizeBytes, createdAt } of found) {
        const fontName = font?.name ?? null;
        yield { uploadUrl: uploadUrl(_id), fileName, script: script ?? null, fontName, sizeBytes, createdAt };
      }
    },
    async erase({ userId }) {
      // the file first: after a crash in between, the record still leads to it
      for await (const upload of uploads.find({ ownerId: userId }).lean().cursor()) {
        await deleteUploadBytes(store, upload);
        await uploads.deleteOne({ _id: upload._id });
      }
    },
  };
}
