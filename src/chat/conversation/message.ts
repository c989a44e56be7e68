import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { ChatSetting } from './settings/chat-settings.ts';

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
  | { kind: 'still'; videoId: string; settings: CaptionSettings; leaveOpen: ChatSetting[] }
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
