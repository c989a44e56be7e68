import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

/** Names this database, so that the store can say whose files it holds. One document. */
export const createStorageOwnerModel = defineModel({
  name: 'StorageOwner',
  collection: 'storage_owners',
  fields: {
    _id: field.text<'storage'>(),
    databaseId: field.text(),
    /** How many sweeps this database has begun. A restored database has begun fewer than its store has seen. */
    sweeps: field.number(),
    /** Why the last sweep was refused; null = it was not. */
    refused: field.text<StorageRefusal>().nullable(),
  },
});

/**
 * `other_database`: the store belongs to another database. `older_database`: the store has seen later sweeps than this
 * database has begun, so the database was restored from a backup. `unknown_files`: the store belongs to nobody, and this
 * database does not know what lies in it.
 */
export type StorageRefusal = 'other_database' | 'older_database' | 'unknown_files';

export type StorageOwnerModel = ReturnType<typeof createStorageOwnerModel>;
export type StorageOwnerRecord = RecordOf<typeof createStorageOwnerModel>;
