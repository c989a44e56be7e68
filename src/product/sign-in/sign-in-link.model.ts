import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A way in that was mailed: good once, for a quarter of an hour. */
export interface SignInLinkRecord {
  /** SHA-256 of the token in the address; the token itself is not kept. */
  _id: string;
  /** Lower-cased; whether anybody has it is found out when the link is used. */
  email: string;
  /** Where the person was going: a path of ours. */
  returnTo: string;
  expiresAt: Date;
}

export type SignInLinkModel = Model<SignInLinkRecord>;

const schema = new Schema<SignInLinkRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    returnTo: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sign_in_links', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createSignInLinkModel(connection: Connection): SignInLinkModel {
  return modelOn<SignInLinkRecord>(connection, 'SignInLink', schema);
}
