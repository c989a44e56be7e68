import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** What is stored about a contact between two calls of the platform; deleted a month after the last one. */
export interface ChatbotContactRecord {
  /** See `chatKeyOf`. */
  _id: string;
  /** Secret part of the URL that the platform calls when the contact taps one of our buttons. */
  tapToken: string;
  /** Buttons of the last message with buttons, and of the newest video: people may type a label instead of tapping it. */
  offered: OfferedButton[];
  /** The last input, to recognise a repeated request. */
  lastInput: { text: string; at: Date; key: string } | null;
  /** A message of which only the first `count` parts were sent; `key` is its hash. */
  partly: { key: string; count: number } | null;
  /** The bot has the fields that we fill, see `platformFields`. */
  setsFields: boolean;
  expiresAt: Date;
}

export interface OfferedButton {
  /** The label in lower case, without punctuation and emojis. */
  words: string;
  action: string;
  /** Id of the finished video that the button belongs to; null = another message. */
  underVideo: string | null;
}

export type ChatbotContactModel = Model<ChatbotContactRecord>;

const mixed = Schema.Types.Mixed;

const schema = new Schema<ChatbotContactRecord>(
  {
    _id: { type: String, required: true },
    tapToken: { type: String, required: true },
    offered: { type: [mixed], default: [] } as never,
    lastInput: { type: mixed, default: null },
    partly: { type: mixed, default: null },
    setsFields: { type: Boolean, default: false },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'chatbot_contacts', versionKey: false },
);
schema.index({ tapToken: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createChatbotContactModel(connection: Connection): ChatbotContactModel {
  return modelOn<ChatbotContactRecord>(connection, 'ChatbotContact', schema);
}
