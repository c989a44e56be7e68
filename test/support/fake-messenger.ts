import { Readable } from 'node:stream';
import { type Messenger, MessengerError, type OutgoingMessage } from '../../src/chat/chats/messenger.ts';
import { type ChatAddress, chatKeyOf } from '../../src/infra/chat-address.ts';

export interface Arrived {
  chat: string;
  messageId: string;
  message: OutgoingMessage;
  /** Its later edits, oldest first. */
  edits: OutgoingMessage[];
  /** When it arrived, in milliseconds since 1970. */
  atMs: number;
}

/** A messenger in memory. It records messages, and fails as the test says. */
export class FakeMessenger implements Messenger {
  canEdit = true;
  maxVideoBytes = 1_000_000;
  fetchesMedia?: true;
  readonly arrived: Arrived[] = [];
  readonly edits: { messageId: string; text: string; atMs: number; isUnderMedia: boolean }[] = [];
  readonly taps: { tapRef: string; text: string | null }[] = [];
  readonly sendsAtOnce = { now: 0, most: 0 };
  /** Errors of the next calls, one each. */
  failures: (MessengerError | Error)[] = [];
  files = new Map<string, Buffer>();
  private readonly clock: () => number;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  botName = async () => 'captions_bot';

  async send(address: ChatAddress, message: OutgoingMessage) {
    this.sendsAtOnce.now += 1;
    this.sendsAtOnce.most = Math.max(this.sendsAtOnce.most, this.sendsAtOnce.now);
    try {
      await new Promise((resolve) => setImmediate(resolve));
      this.failNow();
      const messageId = String(this.arrived.length + 1);
      this.arrived.push({ chat: chatKeyOf(address), messageId, message, edits: [], atMs: this.clock() });
      return { messageId, fileRef: message.media?.kind === 'video' ? `file-${messageId}` : null };
    } finally {
      this.sendsAtOnce.now -= 1;
    }
  }

  async edit({ messageId, message, isUnderMedia }: Parameters<Messenger['edit']>[0]) {
    this.failNow();
    const found = this.arrived.find((one) => one.messageId === messageId);
    if (!found) throw new MessengerError('refused', { message: 'there is no such message' });
    found.edits.push(message);
    this.edits.push({ messageId, text: message.text, atMs: this.clock(), isUnderMedia });
  }

  async answerTap({ tapRef, text }: { tapRef: string; text: string | null }) {
    this.taps.push({ tapRef, text });
  }

  async openFile(ref: string) {
    this.failNow();
    const bytes = this.files.get(ref);
    if (!bytes) throw new MessengerError('refused', { message: 'there is no such file' });
    return Readable.from([bytes]);
  }

  /** The texts that the chat shows, from top to bottom. */
  shown(chat?: string): string[] {
    const of = this.arrived.filter((one) => chat === undefined || one.chat === chat);
    return of.map(({ message, edits }) => (edits.at(-1) ?? message).text);
  }

  videos(): Arrived[] {
    return this.arrived.filter(({ message }) => message.media?.kind === 'video');
  }

  private failNow(): void {
    const failure = this.failures.shift();
    if (failure) throw failure;
  }
}
