import type { InlineKeyboardMarkup, User } from 'grammy/types';
import type { StoredFile } from './file-store.ts';

/** One event in a chat. Messages are copies of that time. */
export type ChatEvent =
  | { kind: 'sent' | 'edited' | 'deleted'; atMs: number; message: ShownMessage }
  | { kind: 'tapped'; atMs: number; label: string }
  | { kind: 'popped_up'; atMs: number; text: string };

export interface ChatMember {
  user: User;
  /** Has written to the bot. Before that the bot may not write. */
  hasStarted: boolean;
  hasBlocked: boolean;
  isDeactivated: boolean;
}

type ChatKind = { type: 'private'; member: ChatMember } | { type: 'group'; title: string };

/** A chat between the bot and one person, or a group with the bot. */
export class FakeChat {
  readonly id: number;
  readonly kind: ChatKind;
  readonly messages: ShownMessage[] = [];
  readonly history: ChatEvent[] = [];
  private readonly now: () => number;
  private readonly listeners = new Set<() => void>();

  constructor(id: number, kind: ChatKind, now: () => number) {
    this.id = id;
    this.kind = kind;
    this.now = now;
  }

  post(message: Omit<ShownMessage, 'sentAtMs' | 'edits'>): ShownMessage {
    const posted = { ...message, sentAtMs: this.now(), edits: 0 };
    this.messages.push(posted);
    this.record({ kind: 'sent', atMs: this.now(), message: { ...posted } });
    return posted;
  }

  change(message: ShownMessage, content: Partial<Pick<ShownMessage, 'text' | 'keyboard'>>): ShownMessage {
    Object.assign(message, content);
    message.edits += 1;
    this.record({ kind: 'edited', atMs: this.now(), message: { ...message } });
    return message;
  }

  remove(message: ShownMessage): void {
    this.messages.splice(this.messages.indexOf(message), 1);
    this.record({ kind: 'deleted', atMs: this.now(), message: { ...message } });
  }

  recordTap(label: string): void {
    this.record({ kind: 'tapped', atMs: this.now(), label });
  }

  recordPopUp(text: string): void {
    this.record({ kind: 'popped_up', atMs: this.now(), text });
  }

  message(id: number): ShownMessage | null {
    return this.messages.find((message) => message.id === id) ?? null;
  }

  /** @returns a function that stops listening */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private record(event: ChatEvent): void {
    this.history.push(event);
    for (const listener of [...this.listeners]) listener();
  }
}

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
  | { kind: 'voice'; file: StoredFile; durationSeconds: number }
  /** Kinds that the bot does not use; they have no bytes here. */
  | { kind: 'sticker' | 'contact' };

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

/** The whole chat as plain text: what everybody wrote, sent and tapped, in order. */
export function writeTranscript(chat: FakeChat): string {
  return chat.history.map(describe).join('\n');
}

function describe(event: ChatEvent): string {
  switch (event.kind) {
    case 'sent':
      return describeMessage(event.message.from === 'bot' ? 'bot' : 'you', event.message);
    case 'edited':
      return describeMessage('bot (edits)', event.message);
    case 'deleted':
      return `bot deletes: ${event.message.text}`;
    case 'tapped':
      return `you: [tap] ${event.label}`;
    case 'popped_up':
      return `bot (pops up): ${event.text}`;
  }
}

function describeMessage(who: string, message: ShownMessage): string {
  const { media, keyboard } = message;
  const shown = [media === null ? '' : `[${describeMedia(media)}]`, message.text].filter(Boolean).join(' ');
  const rows = (keyboard?.inline_keyboard ?? []).map(
    (row) =>
      `  ${buttonsOf({ keyboard: { inline_keyboard: [row] } })
        .map(({ label }) => `[${label}]`)
        .join(' ')}`,
  );
  return [`${who}: ${shown}`, ...rows].join('\n');
}

export function describeMedia(media: ShownMedia): string {
  if (media.kind === 'photo') return `picture ${media.width}×${media.height}`;
  if (media.kind === 'document') return `file ${media.file.fileName}, ${media.file.bytes.length} bytes`;
  if (media.kind === 'video') return `video ${media.width}×${media.height}, ${media.durationSeconds} s`;
  return media.kind.replace('_', ' ');
}
