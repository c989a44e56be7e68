import { defineModel, field } from '../../infra/database/define-model.ts';

/**
 * How many bytes of uploads and source files one account keeps: the sum of the `countedBytes` of its uploads and videos.
 * It is changed in the same transaction as these, so that nothing has to be added up for a request.
 */
export const createKeptBytesModel = defineModel({
  name: 'KeptBytes',
  collection: 'kept_bytes',
  fields: {
    /** The account. */
    _id: field.number(),
    bytes: field.number(),
    /** Incremented by each write. */
    version: field.number(),
  },
});

export type KeptBytesModel = ReturnType<typeof createKeptBytesModel>;
