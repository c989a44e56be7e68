import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { UploadModel } from '../../uploads/upload.model.ts';
import { uploadUrl } from '../../uploads/upload.model.ts';
import { deleteUploadBytes } from '../../uploads/upload-bytes.ts';

/** Files that no video has been made of yet. */
export function uploadsPart({ uploads, store }: { uploads: UploadModel; store: ObjectStore }): PersonalDataPart {
  return {
    name: 'uploads',
    async *read({ userId }) {
      const sent = uploads.find({ ownerId: userId }).sort({ createdAt: 1 }).lean().cursor();
      for await (const { _id, fileName, sizeBytes, createdAt } of sent) {
        yield { uploadUrl: uploadUrl(_id), fileName, sizeBytes, createdAt };
      }
    },
    async erase({ userId }) {
      // the file first: a crash in between leaves the record to go by
      for await (const upload of uploads.find({ ownerId: userId }).lean().cursor()) {
        await deleteUploadBytes(store, upload);
        await uploads.deleteOne({ _id: upload._id });
      }
    },
  };
}
