import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import { whereText } from '../../../infra/database/partial-index.ts';
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
    /** SHA-256 of the file, in hexadecimal digits; records of version 1.0 lack it. */
    contentHash: field.text().nullable().optional(),
    sizeBytes: field.number(),
    durationMs: field.number(),
    width: field.number(),
    height: field.number(),
    createdAt: field.date(),
    /** When a newer revision's output replaced it, or the epoch if its video was deleted; an hour later it is deleted. */
    replacedAt: field.date().nullable(),
  },
  indexes: [
    [{ videoId: 1, revision: 1 }, { unique: true }],
    [{ replacedAt: 1 }],
    [{ key: 1 }],
    [{ contentHash: 1 }, whereText('contentHash')],
  ],
});

export type OutputModel = ReturnType<typeof createOutputModel>;
export type OutputRecord = RecordOf<typeof createOutputModel>;
