import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { MessageCall } from './call-schema.ts';
import { GraphRefusal, tooManyToOne, windowClosed } from './graph-refusal.ts';
import { MediaStore } from './media-store.ts';
import { FakePerson } from './person.ts';
import { shownMessage } from './shown-message.ts';

export interface FakeWhatsAppOptions {
  token?: string;
  phoneNumberId?: string;
  appSecret?: string;
  /** Templates that are approved, by name: their language and how many variables their body has. */
  templates?: Record<string, { language: string; variables: number }>;
  /** null = the codecs of videos are not checked. */
  ffprobe?: string | null;
  /** Messages to one person at once, before the limit of one in six seconds; default 45. */
  burst?: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

const dayMs = 24 * 3_600_000;
const pairRefillMs = 6_000;
const retryAfterMs = 200;

/** What Meta keeps about one phone number of a business, and the people who write to it. */
export class FakeWhatsApp {
  readonly token: string;
  readonly phoneNumberId: string;
  readonly appSecret: string;
  readonly displayNumber = '15550783881';
  readonly templates: Record<string, { language: string; variables: number }>;
  readonly media: MediaStore;
  readonly now: () => number;
  readonly people = new Map<string, FakePerson>();
  /** Each call, by what it was: `text`, `video`, `read`, `upload`, `media`. */
  readonly calls: string[] = [];
  /** Answers of the next calls instead of real ones. */
  readonly instead: (GraphRefusal | 'hang up' | { status: number; body: unknown })[] = [];
  /** Where webhooks go; null = nowhere yet, and they wait. */
  webhookUrl: string | null = null;
  /** Calls of the webhook that were answered with 200, and the last answer that was not. */
  readonly webhooks = { taken: 0, lastProblem: null as string | null };
  /** The window is checked after the call was answered, and the status says so. */
  checksWindowLater = false;
  private readonly sentTo = new Map<string, { left: number; atMs: number }>();
  private readonly burst: number;
  private readonly ended = new AbortController();

  constructor(options: FakeWhatsAppOptions) {
    this.token = options.token ?? 'EAAfake-token';
    this.phoneNumberId = options.phoneNumberId ?? '106540352242922';
    this.appSecret = options.appSecret ?? 'the-secret-of-the-app';
    this.templates = options.templates ?? {};
    this.now = options.now ?? Date.now;
    this.burst = options.burst ?? 45;
    this.media = new MediaStore({ ffprobe: options.ffprobe ?? null, now: this.now });
  }

  meet(person: { number?: string; name?: string; userId?: string } = {}): FakePerson {
    const number = person.number ?? `1650555${String(1000 + this.people.size)}`;
    const met = new FakePerson(this, { number, name: person.name ?? 'Ann', userId: person.userId ?? null });
    this.people.set(met.userId ?? number, met);
    return met;
  }

  newMessageId(): string {
    return `wamid.${randomBytes(24).toString('base64')}`;
  }

  /** @returns the message's id. @throws GraphRefusal */
  send(call: MessageCall): string {
    const person = this.people.get(call.to ?? call.recipient ?? '');
    if (!person) throw new GraphRefusal(131026, 'Message undeliverable', { details: 'Not a WhatsApp number' });
    if (person.hasBlocked) throw new GraphRefusal(131026, 'Message undeliverable');
    this.countMessage(person);
    const isClosed = person.lastWroteAtMs === null || this.now() - person.lastWroteAtMs > dayMs;
    const isLate = isClosed && call.type !== 'template';
    if (isLate && !this.checksWindowLater) throw windowClosed();
    if (call.type === 'template') this.checkTemplate(call);
    const id = this.newMessageId();
    if (isLate) {
      this.postStatus(person, id, 'failed', [
        { code: 131047, title: 'Re-engagement message', message: 'Re-engagement message' },
      ]);
      return id;
    }
    person.show(shownMessage(this.media, call, id));
    this.postStatus(person, id, 'sent');
    this.postStatus(person, id, 'delivered');
    return id;
  }

  markRead(messageId: string): void {
    const sender = [...this.people.values()].find(({ messages }) =>
      messages.some(({ id, from }) => id === messageId && from === 'person'),
    );
    if (!sender) throw new GraphRefusal(131009, 'Parameter value is not valid', { details: 'Message ID is invalid' });
    sender.read.add(messageId);
  }

  /** Posts a message to the webhook until it is answered with 200, as Meta does. */
  postMessage(person: FakePerson, message: Record<string, unknown>): void {
    const hides = person.userId !== null;
    const from = hides ? { from_user_id: person.userId } : { from: person.number };
    const known = hides ? { user_id: person.userId } : { wa_id: person.number };
    const contacts = [{ profile: { name: person.name }, ...known }];
    void this.post({ contacts, messages: [{ ...from, ...message }] });
  }

  postStatus(person: FakePerson, id: string, status: string, errors?: object[]): void {
    const recipient = person.userId === null ? { recipient_id: person.number } : { recipient_user_id: person.userId };
    const timestamp = String(Math.floor(this.now() / 1000));
    void this.post({ statuses: [{ id, status, timestamp, ...recipient, ...(errors ? { errors } : {}) }] });
  }

  /** The body of a call of the webhook. */
  webhookBody(value: object): string {
    const metadata = { display_phone_number: this.displayNumber, phone_number_id: this.phoneNumberId };
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
    return JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '102290129340398', changes: [change] }],
    });
  }

  signatureOf(body: string): string {
    return `sha256=${createHmac('sha256', this.appSecret).update(body).digest('hex')}`;
  }

  async post(value: object): Promise<void> {
    const body = this.webhookBody(value);
    while (!this.ended.signal.aborted) {
      const problem = this.webhookUrl === null ? 'no webhook' : await this.postOnce(body, this.signatureOf(body));
      if (problem === null) return;
      this.webhooks.lastProblem = problem;
      await delay(retryAfterMs, undefined, { signal: this.ended.signal }).catch(() => undefined);
    }
  }

  /** @returns null on success, else what went wrong */
  async postOnce(body: string, signature: string): Promise<string | null> {
    try {
      const reply = await fetch(this.webhookUrl ?? '', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature },
        body,
        signal: AbortSignal.any([this.ended.signal, AbortSignal.timeout(10_000)]),
      });
      await reply.arrayBuffer();
      if (reply.status !== 200) return `The webhook answered ${reply.status}`;
      this.webhooks.taken += 1;
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.ended.abort();
  }

  private checkTemplate({ template }: Extract<MessageCall, { type: 'template' }>): void {
    const known = this.templates[template.name];
    if (known?.language !== template.language.code) {
      throw new GraphRefusal(132001, 'Template name does not exist in the translation', { status: 404 });
    }
    if ((template.components?.[0]?.parameters.length ?? 0) !== known.variables) {
      throw new GraphRefusal(132000, 'Number of parameters does not match the expected number of params');
    }
  }

  private countMessage({ number }: FakePerson): void {
    const before = this.sentTo.get(number) ?? { left: this.burst, atMs: this.now() };
    const refilled = Math.floor((this.now() - before.atMs) / pairRefillMs);
    const left = Math.min(this.burst, before.left + refilled);
    if (left <= 0) throw tooManyToOne();
    this.sentTo.set(number, { left: left - 1, atMs: before.atMs + refilled * pairRefillMs });
  }
}
