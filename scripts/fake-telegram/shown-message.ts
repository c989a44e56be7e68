import type { InlineKeyboardMarkup, User } from 'grammy/types';
import type { StoredFile } from './file-store.ts';

/** A message as people see it in a chat now. */
export interface ShownMessage {
  id: number;
  from: 'bot' | 'person';
  author: User;
  /** In a message with media, the caption. */
  text: string;
  media: ShownMedia | null;
  keyboard: InlineKeyboardMarkup | undefined;
  replyTo: number | null;
  sentAtMs: number;
  /** How often the bot has edited it. */
  edits: number;
}

export type ShownMedia =
  | { kind: 'photo'; file: StoredFile; width: number; height: number }
  | ({ kind: 'video'; supportsStreaming: boolean; thumbnail: Thumbnail | null } & VideoProperties)
  | { kind: 'animation' | 'video_note'; file: StoredFile; width: number; height: number; durationSeconds: number }
  | { kind: 'document'; file: StoredFile; mimeType: string | null }
  /** Kinds that the bot does not use; they have no bytes here. */
  | { kind: 'voice' | 'sticker' | 'contact' };

export interface VideoProperties {
  file: StoredFile;
  /** 0 = not given by the sender. */
  width: number;
  height: number;
  durationSeconds: number;
}

export interface Thumbnail {
  file: StoredFile;
  width: number;
  height: number;
}

export interface ShownButton {
  label: string;
  data?: string;
  url?: string;
}

/** The buttons of a message, row by row. */
export function buttonsOf({ keyboard }: Pick<ShownMessage, 'keyboard'>): ShownButton[] {
  return (keyboard?.inline_keyboard ?? []).flat().map((button) => ({
    label: button.text,
    ...('callback_data' in button ? { data: button.callback_data } : {}),
    ...('url' in button ? { url: button.url } : {}),
  }));
}
