import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { cutText } from '../../infra/cut-text.ts';
import type { SettingInChat } from './settings/chat-settings.ts';

/** One message, independent of any messenger. The text is plain, without markup. */
export interface Message {
  text: string;
  media?: MessageMedia;
  /** Rows from top to bottom. */
  buttons?: Button[][];
}

/** The media of a message. The bytes are loaded when it is sent, so that a conversation stays plain data. */
export type MessageMedia =
  /** A picture of the person's video with these settings instead of its own; `leaveOpen` are reset. */
  | { kind: 'still'; videoId: string; settings: CaptionSettings; leaveOpen: SettingInChat[] }
  /** The finished video. */
  | { kind: 'video'; videoId: string; revision: number }
  | { kind: 'file'; name: string; content: string };

/** A tap causes a `tapped` event with its `action`; the messenger opens links itself. */
export type Button =
  /** `action` has at most 64 bytes of UTF-8, Telegram's limit. */
  { label: string; action: string; tone?: 'primary' | 'danger' } | { label: string; url: string };

/** What the conversation sends or changes in the chat. */
export type Reply =
  | { kind: 'send'; message: Message; key?: string }
  /**
   * Changes text and buttons of the message sent under this key. When there is none, or the messenger cannot edit,
   * sends a new one. Media are never changed.
   */
  | { kind: 'replace'; key: string; message: Message }
  /** Text that pops up over a tapped button, if the messenger can do that. */
  | { kind: 'toast'; text: string };

/** Limits of the strictest messenger, in UTF-16 units. */
export const messageLimits = { text: 4096, textUnderMedia: 1024, toast: 200, label: 40 };

/**
 * Of what people write, in UTF-16 units: as much as the messenger lets them. Whatever comes is cut to that before anything
 * reads it. `hiddenLinks` are the addresses behind words of a Telegram message.
 */
export const writtenLimits = {
  telegram: 4096,
  whatsapp: 4096,
  messenger: 2000,
  hiddenLinks: 10,
  linkLength: 8192,
  fileName: 255,
};

/** Cuts texts that are too long, which happens only to texts that quote the person. */
export function fitReply(reply: Reply): Reply {
  if (reply.kind === 'toast') return { ...reply, text: cutText(reply.text, messageLimits.toast) };
  const { message } = reply;
  const limit = message.media ? messageLimits.textUnderMedia : messageLimits.text;
  const buttons = message.buttons
    ?.filter((row) => row.length > 0)
    .map((row) => row.map((button) => ({ ...button, label: cutText(button.label, messageLimits.label) })));
  return { ...reply, message: { ...message, text: cutText(message.text, limit), ...(buttons ? { buttons } : {}) } };
}
