import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A way to claim a contact: worth something while the contact is unlinked, and used once. */
export interface ClaimLinkRecord {
  /** SHA-256 of the token in the address; the token itself is not kept. */
  _id: string;
  chatbotId: string;
  messengerId: string;
  integrationId: string;
  expiresAt: Date;
  /** Kept until it expires, so that its page can say what became of it; null = still good. */
  usedAt: Date | null;
  /** Who used it; null also for one that ended because the contact was linked in another way. */
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
