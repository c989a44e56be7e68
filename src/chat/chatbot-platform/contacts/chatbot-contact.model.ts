import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** What has to be known of a contact between two calls of the platform; forgotten a month after the last. */
export interface ChatbotContactRecord {
  /** See `chatKeyOf`. */
  _id: string;
  /** Unguessable part of the address that is called when the contact taps a button of ours. */
  tapToken: string;
  /** Buttons of the last message that had some, and of the newest video: they work by being written, too. */
  offered: OfferedButton[];
  /** What came last, so that the same request again is known. */
  lastInput: { text: string; at: Date; key: string } | null;
  /** The message that went out in part before a try failed, by its hash, and how many parts of it. */
  partly: { key: string; count: number } | null;
  /** The bot has fields for what we say. */
  setsFields: boolean;
  expiresAt: Date;
}

export interface OfferedButton {
  /** Without case, signs and pictures. */
  words: string;
  action: string;
  /** It stands under this finished video; null = under anything else. */
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
