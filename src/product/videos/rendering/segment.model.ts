import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';

/** A rendered video segment under its content key, shared by all revisions and videos whose plans contain the key. */
export const createSegmentModel = defineModel({
  name: 'Segment',
  collection: 'segments',
  fields: {
    /** Content key. */
    _id: field.text(),
    sizeBytes: field.number(),
    /** Videos whose plans contain it. */
    usedBy: field.list(field.text()),
    lastUsedAt: field.date(),
  },
  indexes: [[{ usedBy: 1 }], [{ lastUsedAt: 1 }]],
});

export type SegmentModel = ReturnType<typeof createSegmentModel>;
export type SegmentRecord = RecordOf<typeof createSegmentModel>;

const segmentPrefix = 'segments/' satisfies KeyPrefix;

export function segmentObjectKey(key: string): string {
  return segmentPrefix + key;
}

/** The content key of a stored segment. */
export function keyOfSegmentObject(objectKey: string): string {
  return objectKey.slice(segmentPrefix.length);
}
