import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../database/model-on.ts';

/** A way to claim a contact: worth something while the contact is unlinked, and used once. */
export interface ClaimLinkRecord {
  /** SHA-256 of the token in the address; the token itself is not kept. */
  _id: string;
  chatbotId: string;
  messengerId: string;
  integrationId: string;
  expiresAt: Date;
}

export type ClaimLinkModel = Model<ClaimLinkRecord>;

const schema = new Schema<ClaimLinkRecord>(
  {
    _id: { type: String, required: true },
    chatbotId: { type: String, required: true },
    messengerId: { type: String, required: true },
    integrationId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'claim_links', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createClaimLinkModel(connection: Connection): ClaimLinkModel {
  return modelOn<ClaimLinkRecord>(connection, 'ClaimLink', schema);
}
