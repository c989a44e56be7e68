import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A single-use link to claim a contact, valid while the contact is unlinked. */
export interface ClaimLinkRecord {
  /** SHA-256 of the token in the URL; the token itself is not stored. */
  _id: string;
  chatbotId: string;
  messengerId: string;
  integrationId: string;
  expiresAt: Date;
  /** A used link is stored until it expires, so that its page can say so; null = not used. */
  usedAt: Date | null;
  /** User who used it; null also when the contact was linked in another way. */
  usedBy: number | null;
}

export type ClaimLinkModel = Model<ClaimLinkRecord>;

const schema = new Schema<ClaimLinkRecord>(
  {
    _id: { type: String, required: true },
    chatbotId: { type: String, required: true },
    messengerId: { type: String, required: true },
    integrationId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    usedBy: { type: Number, default: null },
  },
  { collection: 'claim_links', versionKey: false },
);
schema.index({ chatbotId: 1, messengerId: 1 });
schema.index({ usedBy: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createClaimLinkModel(connection: Connection): ClaimLinkModel {
  return modelOn<ClaimLinkRecord>(connection, 'ClaimLink', schema);
}
