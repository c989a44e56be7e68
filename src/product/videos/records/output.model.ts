import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';

/** Where outputs are in the object store. */
export const outputPrefix = 'outputs/' satisfies KeyPrefix;

/**
 * A finished video file and its public address. Each revision has one, however often it is assembled: it is inserted in
 * the transaction that ends the revision. A file without a record belongs to a worker that lost its lease.
 */
export const createOutputModel = defineModel({
  name: 'Output',
  collection: 'outputs',
  fields: {
    /** Unguessable; the only part of the address that is checked. */
    _id: field.text(),
    videoId: field.text(),
    revision: field.number(),
    /** In the object store. */
    key: field.text(),
    fileName: field.text(),
    sizeBytes: field.number(),
    durationMs: field.number(),
    width: field.number(),
    height: field.number(),
    createdAt: field.date(),
    /** When a newer revision's output replaced it, or the epoch if its video was deleted; an hour later it is deleted. */
    replacedAt: field.date().nullable(),
  },
  indexes: [[{ videoId: 1, revision: 1 }, { unique: true }], [{ replacedAt: 1 }], [{ key: 1 }]],
});

export type OutputModel = ReturnType<typeof createOutputModel>;
export type OutputRecord = RecordOf<typeof createOutputModel>;
