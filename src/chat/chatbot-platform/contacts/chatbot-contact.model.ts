import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

export interface OfferedButton {
  /** The label in lower case, without punctuation and emojis. */
  words: string;
  action: string;
  /** Id of the finished video that the button belongs to; null = another message. */
  underVideo: string | null;
}

/** What is stored about a contact between two calls of the platform; deleted a month after the last one. */
export const createChatbotContactModel = defineModel({
  name: 'ChatbotContact',
  collection: 'chatbot_contacts',
  fields: {
    /** See `chatKeyOf`. */
    _id: field.text(),
    /** Secret part of the URL that the platform calls when the contact taps one of our buttons. */
    tapToken: field.text(),
    /** Buttons of the last message with buttons, and of the newest video: people may type a label instead of tapping it. */
    offered: field.list(field.json<OfferedButton>()),
    /** The last input, to recognise a repeated request. */
    lastInput: field.json<{ text: string; at: Date; key: string }>().nullable(),
    /** A message of which only the first `count` parts were sent; `key` is its hash. */
    partly: field.json<{ key: string; count: number }>().nullable(),
    /** The bot has the fields that we fill, see `platformFields`. */
    setsFields: field.boolean().default(false),
    expiresAt: field.date(),
  },
  indexes: [
    [{ tapToken: 1 }, { unique: true }],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export type ChatbotContactModel = ReturnType<typeof createChatbotContactModel>;
export type ChatbotContactRecord = RecordOf<typeof createChatbotContactModel>;
