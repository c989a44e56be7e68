import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { Language } from '../../../texts/languages.ts';

/** The language that a chat of operators is notified in: that of whoever wrote there last. */
export interface OperatorChatRecord {
  /** The chat's id. */
  _id: string;
  language: Language;
}

export type OperatorChatModel = Model<OperatorChatRecord>;

const schema = new Schema<OperatorChatRecord>(
  { _id: { type: String, required: true }, language: { type: String, required: true } },
  { collection: 'operator_chats', versionKey: false },
);

export function createOperatorChatModel(connection: Connection): OperatorChatModel {
  return modelOn<OperatorChatRecord>(connection, 'OperatorChat', schema);
}

/** For the notices that follow. */
export async function rememberLanguage(
  { operatorChats }: { operatorChats: OperatorChatModel },
  { place, language }: { place: string; language: Language },
): Promise<void> {
  await operatorChats.updateOne({ _id: place }, { $set: { language } }, { upsert: true });
}
