import { defineModel, field } from '../../../infra/database/define-model.ts';
import type { Language } from '../../../texts/languages.ts';

/** The language that a chat of operators is notified in: that of whoever wrote there last. */
export const createOperatorChatModel = defineModel({
  name: 'OperatorChat',
  collection: 'operator_chats',
  fields: {
    /** The chat's id. */
    _id: field.text(),
    language: field.text<Language>(),
  },
});

export type OperatorChatModel = ReturnType<typeof createOperatorChatModel>;

/** For the notices that follow. */
export async function rememberLanguage(
  { operatorChats }: { operatorChats: OperatorChatModel },
  { place, language }: { place: string; language: Language },
): Promise<void> {
  await operatorChats.updateOne({ _id: place }, { $set: { language } }, { upsert: true });
}
