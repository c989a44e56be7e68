import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** The integration whose key may act for a contact of a chatbot platform. */
export const createContactBindingModel = defineModel({
  name: 'ContactBinding',
  collection: 'contact_bindings',
  fields: {
    /** See `chatKeyOf`. */
    _id: field.text(),
    integrationId: field.text(),
    boundAt: field.date(),
  },
  indexes: [[{ integrationId: 1 }]],
});

export type ContactBindingModel = ReturnType<typeof createContactBindingModel>;
export type ContactBindingRecord = RecordOf<typeof createContactBindingModel>;
