import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { KeptBytesModel } from './kept-bytes.model.ts';

/** How many bytes of uploads and source files the account keeps. */
export function keptBytesPart({ keptBytes }: { keptBytes: KeptBytesModel }): PersonalDataPart {
  return {
    name: 'keptBytes',
    isSingle: true,
    async *read({ userId }) {
      const kept = await keptBytes.findById(userId).lean();
      if (kept) yield { bytes: kept.bytes };
    },
    async erase({ userId }) {
      await keptBytes.deleteOne({ _id: userId });
    },
  };
}
