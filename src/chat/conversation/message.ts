import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { LookSetting } from './looks/look-setting.ts';

/** One message to a person, in no messenger's terms: text is plain (never markup), everything else is optional. */
export interface Message {
  text: string;
  media?: MessageMedia;
  /** Rows from top to bottom. */
  buttons?: Button[][];
}

/** What a message shows; who sends it fetches the bytes when it does, so that a conversation stays plain data. */
export type MessageMedia =
  /** One moment of the person's own video with these settings instead of its own, and without those to be left open. */
  | { kind: 'still'; videoId: string; settings: CaptionSettings; leaveOpen: LookSetting[] }
  /** The finished video. */
  | { kind: 'video'; videoId: string; revision: number }
  | { kind: 'file'; name: string; content: string };

/** A tap comes back as a `tapped` event with its `action`; a link is opened by the messenger itself. */
export type Button =
  /** `action` is at most 64 bytes of UTF-8: Telegram's limit for callback data. */
  { label: string; action: string; tone?: 'primary' | 'danger' } | { label: string; url: string };

/** What the conversation wants done to the chat, in this order. */
export type Reply =
  | { kind: 'send'; message: Message; key?: string }
  /**
   * Puts `message` in the place of the one sent under this key; where there is none, or the messenger cannot change
   * what it sent, it is sent. Media are never exchanged this way.
   */
  | { kind: 'replace'; key: string; message: Message }
  /** Words that pop up over a tapped button, where the messenger can; else nothing. */
  | { kind: 'toast'; text: string };
