import type { User } from 'grammy/types';
import type { ShownMessage } from './shown-message.ts';

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

export type ChatKind = { type: 'private'; member: ChatMember } | { type: 'group'; title: string };

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
