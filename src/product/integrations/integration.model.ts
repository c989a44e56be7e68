import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** A platform with a key of its own, by which it registers users and offers contacts. */
export const createIntegrationModel = defineModel({
  name: 'Integration',
  collection: 'integrations',
  fields: {
    _id: field.text(),
    name: field.text(),
    /** The key's first characters, by which a person recognises it. */
    keyPrefix: field.text(),
    keyHash: field.text(),
    createdAt: field.date(),
  },
  indexes: [[{ keyHash: 1 }, { unique: true }]],
});

export type IntegrationModel = ReturnType<typeof createIntegrationModel>;
export type IntegrationRecord = RecordOf<typeof createIntegrationModel>;
