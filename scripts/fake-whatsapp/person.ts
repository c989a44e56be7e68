import type { MediaStore } from './media-store.ts';

/** What a person needs of the business. */
interface Business {
  displayNumber: string;
  media: MediaStore;
  now(): number;
  newMessageId(): string;
  postMessage(person: FakePerson, message: Record<string, unknown>): void;
}

export interface ShownButton {
  id: string;
  title: string;
  description?: string;
}

export interface ShownMessage {
  id: string;
  from: 'business' | 'person';
  /** Of the Cloud API: text, image, video, document, interactive, template … */
  type: string;
  text: string;
  media: { bytes: Buffer; type: string; fileName: string | null } | null;
  /** Under the message, or in its list. */
  buttons: ShownButton[];
  /** What opens the list; null = the buttons are under the message. */
  listButton: string | null;
  link: { title: string; url: string } | null;
}

interface FileOptions {
  caption?: string;
  fileName?: string;
  type?: string;
  voice?: boolean;
}

/** Somebody who writes to the business. */
export class FakePerson {
  readonly number: string;
  readonly name: string;
  readonly messages: ShownMessage[] = [];
  /** Messages of theirs that are shown as read. */
  readonly read = new Set<string>();
  /** null = they never wrote. */
  lastWroteAtMs: number | null = null;
  hasBlocked = false;
  /** Only WhatsApp's own id is given to businesses. */
  readonly userId: string | null;
  private readonly whatsapp: Business;
  private readonly listeners = new Set<() => void>();

  constructor(
    whatsapp: Business,
    { number, name, userId = null }: { number: string; name: string; userId?: string | null },
  ) {
    this.whatsapp = whatsapp;
    this.number = number;
    this.name = name;
    this.userId = userId;
  }

  says(text: string, { replyTo }: { replyTo?: ShownMessage } = {}): ShownMessage {
    const context = replyTo ? { context: { from: this.whatsapp.displayNumber, id: replyTo.id } } : {};
    return this.sends({ type: 'text', text: { body: text }, ...context }, { text });
  }

  sendsVideo(bytes: Buffer, { caption, type = 'video/mp4' }: FileOptions = {}): ShownMessage {
    return this.sendsFile('video', bytes, { caption, type });
  }

  sendsDocument(
    bytes: Buffer,
    { caption, fileName = 'file', type = 'application/octet-stream' }: FileOptions = {},
  ): ShownMessage {
    return this.sendsFile('document', bytes, { caption, type, fileName });
  }

  sendsPicture(bytes: Buffer, { caption, type = 'image/jpeg' }: FileOptions = {}): ShownMessage {
    return this.sendsFile('image', bytes, { caption, type });
  }

  speaks(bytes: Buffer): ShownMessage {
    return this.sendsFile('audio', bytes, { type: 'audio/ogg; codecs=opus', voice: true });
  }

  /** A sticker, a place, a reaction, an order: anything else, as the webhook has it. */
  sendsOther(type: string, content: object = {}): ShownMessage {
    return this.sends({ type, [type]: content }, {});
  }

  /** Taps the newest button, or row of a list, whose title contains `title`. */
  taps(title: string): ShownMessage {
    const found = this.messages.findLast((one) => one.buttons.some((button) => button.title.includes(title)));
    const button = found?.buttons.find((one) => one.title.includes(title));
    if (!found || !button) throw new Error(`There is no button «${title}» in:\n${this.transcript()}`);
    return this.presses(found, button);
  }

  presses(message: ShownMessage, { id, title, description }: ShownButton): ShownMessage {
    const isList = message.listButton !== null;
    const type = isList ? 'list_reply' : 'button_reply';
    const reply = { id, title, ...(isList && description ? { description } : {}) };
    const context = { from: this.whatsapp.displayNumber, id: message.id };
    return this.sends({ type: 'interactive', interactive: { type, [type]: reply }, context }, { text: title });
  }

  /** What the business has sent. */
  get received(): ShownMessage[] {
    return this.messages.filter(({ from }) => from === 'business');
  }

  show(message: ShownMessage): void {
    this.messages.push(message);
    for (const listener of [...this.listeners]) listener();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  waitForMessage(fits: (message: ShownMessage) => boolean, timeoutMs?: number): Promise<ShownMessage> {
    return this.waitFor(() => this.received.findLast(fits), timeoutMs);
  }

  /** Calls `find` whenever something is sent. @throws Error with the transcript on timeout */
  waitFor<T>(find: () => T | null | undefined | false, timeoutMs = 60_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = this.onChange(() => check());
      const timer = setTimeout(() => {
        end();
        reject(new Error(`This did not happen within ${timeoutMs / 1000} s: ${find}\n${this.transcript()}`));
      }, timeoutMs);
      const check = () => {
        const found = find();
        if (!found) return;
        clearTimeout(timer);
        end();
        resolve(found);
      };
      check();
    });
  }

  transcript(): string {
    return this.messages
      .map(({ from, type, text, buttons }) => {
        const labels = buttons.map(({ title }) => `[${title}]`).join(' ');
        return `${from === 'business' ? 'bot' : 'you'} (${type}): ${text} ${labels}`;
      })
      .join('\n');
  }

  private sendsFile(kind: 'video' | 'document' | 'image' | 'audio', bytes: Buffer, file: FileOptions): ShownMessage {
    const { caption, fileName, type = '', voice } = file;
    const { id } = this.whatsapp.media.add(bytes, type);
    const content = {
      id,
      mime_type: type,
      sha256: `sha-of-${bytes.length}-${bytes.subarray(-64).toString('hex')}`.slice(0, 200),
      ...(caption === undefined ? {} : { caption }),
      ...(fileName === undefined ? {} : { filename: fileName }),
      ...(voice === undefined ? {} : { voice }),
    };
    return this.sends({ type: kind, [kind]: content }, { text: caption ?? '' });
  }

  private sends(content: Record<string, unknown>, { text = '' }: { text?: string }): ShownMessage {
    const id = this.whatsapp.newMessageId();
    this.lastWroteAtMs = this.whatsapp.now();
    const shown = {
      id,
      from: 'person' as const,
      type: String(content.type),
      text,
      media: null,
      buttons: [],
      listButton: null,
      link: null,
    };
    this.show(shown);
    this.whatsapp.postMessage(this, { id, timestamp: String(Math.floor(this.whatsapp.now() / 1000)), ...content });
    return shown;
  }
}
