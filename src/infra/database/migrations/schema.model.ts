import { defineModel, field } from '../define-model.ts';

/** What was migrated in this database, a record a migration; and who migrates at the moment. */
export const createSchemaModel = defineModel({
  name: 'Schema',
  collection: 'schema',
  fields: {
    /** Name of the migration, or {@link leaseId}. */
    _id: field.text(),
    /** How many records or indexes it has changed so far. */
    changed: field.number().optional(),
    startedAt: field.date().optional(),
    /** When nothing was left; absent = it runs, or was interrupted and goes on. */
    finishedAt: field.date().optional(),
    /** Of the lease: the process that migrates, and until when the others leave it to that one. */
    owner: field.text().optional(),
    until: field.date().optional(),
  },
});

export type SchemaModel = ReturnType<typeof createSchemaModel>;

export const leaseId = 'lease';
