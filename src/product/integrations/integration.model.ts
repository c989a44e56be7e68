import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A platform with a key of its own, by which it registers users and offers contacts. */
export interface IntegrationRecord {
  _id: string;
  name: string;
  /** The key's first characters, by which a person recognises it. */
  keyPrefix: string;
  keyHash: string;
  createdAt: Date;
}

export type IntegrationModel = Model<IntegrationRecord>;

const schema = new Schema<IntegrationRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    keyPrefix: { type: String, required: true },
    keyHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'integrations', versionKey: false },
);
schema.index({ keyHash: 1 }, { unique: true });

export function createIntegrationModel(connection: Connection): IntegrationModel {
  return modelOn<IntegrationRecord>(connection, 'Integration', schema);
}
