import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A mailed sign-in link: works once, within 15 minutes. */
export interface SignInLinkRecord {
  /** SHA-256 of the token in the URL; the token itself is not stored. */
  _id: string;
  /** Lower-cased; whether an account has it is checked when the link is used. */
  email: string;
  /** Path of ours to open after signing in. */
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
