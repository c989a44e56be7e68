import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** A single-use link to claim a contact, valid while the contact is unlinked. */
export const createClaimLinkModel = defineModel({
  name: 'ClaimLink',
  collection: 'claim_links',
  fields: {
    /** SHA-256 of the token in the URL; the token itself is not stored. */
    _id: field.text(),
    chatbotId: field.text(),
    messengerId: field.text(),
    integrationId: field.text(),
    expiresAt: field.date(),
    /** A used link is stored until it expires, so that its page can say so; null = not used. */
    usedAt: field.date().nullable(),
    /** User who used it; null also when the contact was linked in another way. */
    usedBy: field.number().nullable(),
  },
  indexes: [[{ chatbotId: 1, messengerId: 1 }], [{ usedBy: 1 }], [{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export type ClaimLinkModel = ReturnType<typeof createClaimLinkModel>;
export type ClaimLinkRecord = RecordOf<typeof createClaimLinkModel>;
