import type { Message, Update, User, UserFromGetMe } from 'grammy/types';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { FakeChat, type ShownMessage } from './chat.ts';
import { FileStore } from './file-store.ts';
import { FloodGate, type FloodLimits } from './flood-gate.ts';
import { type CallbackAnswer, FakePerson } from './person.ts';
import { UpdateQueue } from './update-queue.ts';

interface FakeBotOptions {
  token: string;
  username: string;
  /** Folder for files of a local Bot API server; null = the cloud, with its smaller limits. */
  localDir: string | null;
  /** Size of the largest file that it may send. */
  uploadBytes: number;
  floodLimits: FloodLimits;
  now(): number;
}

/** What people see of a bot before they write to it, by language code; `''` = all other languages. */
export interface BotProfile {
  /** By scope and language, such as `default:de`. */
  commands: Map<string, { command: string; description: string }[]>;
  descriptions: Map<string, string>;
  shortDescriptions: Map<string, string>;
}

/** Runs instead of a call: may wait, refuse (ApiRefusal) or disconnect (HangUp), before or after `execute`. */
type Interceptor = (call: Call, execute: () => Promise<unknown>) => Promise<unknown>;

/** Kinds of updates that Telegram sends on request only. */
const sentOnRequest = ['chat_member', 'message_reaction', 'message_reaction_count'];

/** Everything that Telegram stores about one bot. */
export class FakeBot {
  readonly token: string;
  readonly me: UserFromGetMe;
  readonly updates = new UpdateQueue();
  readonly files: FileStore;
  readonly flood: FloodGate;
  readonly chats = new Map<number, FakeChat>();
  readonly profile: BotProfile = {
    commands: new Map(),
    descriptions: new Map(),
    shortDescriptions: new Map(),
  };
  readonly isLocal: boolean;
  readonly uploadBytes: number;
  /** Every call so far, oldest first. */
  readonly calls: { method: string; chatId: number | null }[] = [];
  readonly interceptors = new Map<string, Interceptor[]>();
  readonly openCallbacks = new Map<string, (answer: CallbackAnswer) => void>();
  readonly now: () => number;
  /** null = the default kinds. */
  allowedUpdates: string[] | null = null;
  webhook: { url: string; secret: string | null } | null = null;
  lastWebhookError: { atMs: number; message: string } | null = null;
  private nextMessageId = 1;
  private nextPersonId = 500_001;
  private nextCallbackId = 4_382_000_001;
  private readonly webhookListeners = new Set<() => void>();

  constructor({ token, username, localDir, uploadBytes, floodLimits, now }: FakeBotOptions) {
    const id = Number(token.split(':')[0]);
    this.token = token;
    this.me = botUser(id, username);
    this.isLocal = localDir !== null;
    this.uploadBytes = uploadBytes;
    this.files = new FileStore({ botId: id, localDir });
    this.flood = new FloodGate(floodLimits, now);
    this.now = now;
  }

  /** Adds a person who has not written to the bot yet. */
  meet({ firstName = 'Ann', username, language = 'en' }: PersonOptions = {}): FakePerson {
    const id = this.nextPersonId++;
    const user: User = { id, is_bot: false, first_name: firstName, language_code: language };
    if (username) user.username = username;
    const member = { user, hasStarted: false, hasBlocked: false, isDeactivated: false };
    const chat = this.addChat(new FakeChat(id, { type: 'private', member }, this.now));
    return new FakePerson({ bot: this, chat, member });
  }

  /** Adds a group that the bot is a member of. */
  createGroup(title: string): FakeChat {
    return this.addChat(new FakeChat(-(this.nextPersonId++ + 4_000_000), { type: 'group', title }, this.now));
  }

  /** From now on `interceptor` handles each call of the method. @returns a function that removes it */
  intercept(method: string, interceptor: Interceptor): () => void {
    const key = method.toLowerCase();
    this.interceptors.set(key, [...(this.interceptors.get(key) ?? []), interceptor]);
    return () => {
      const left = (this.interceptors.get(key) ?? []).filter((one) => one !== interceptor);
      this.interceptors.set(key, left);
    };
  }

  /** Queues an update, if its kind is allowed now. */
  addUpdate(content: Omit<Update, 'update_id'>): void {
    const [kind = ''] = Object.keys(content);
    const isAllowed = this.allowedUpdates ? this.allowedUpdates.includes(kind) : !sentOnRequest.includes(kind);
    if (isAllowed) this.updates.add(content);
  }

  newMessageId(): number {
    return this.nextMessageId++;
  }

  newCallbackId(): string {
    return String(this.nextCallbackId++);
  }

  /** Posts a message, and returns what the Bot API answers. */
  post(chat: FakeChat, content: Pick<ShownMessage, 'text' | 'media' | 'keyboard' | 'replyTo'>): Message {
    return apiMessage(chat, chat.post({ id: this.newMessageId(), from: 'bot', author: this.me, ...content }));
  }

  setWebhook(webhook: FakeBot['webhook']): void {
    this.webhook = webhook;
    for (const listener of [...this.webhookListeners]) listener();
  }

  onWebhookChanged(listener: () => void): void {
    this.webhookListeners.add(listener);
  }

  private addChat(chat: FakeChat): FakeChat {
    this.chats.set(chat.id, chat);
    return chat;
  }
}

export interface PersonOptions {
  firstName?: string;
  username?: string;
  language?: string;
}

function botUser(id: number, username: string): UserFromGetMe {
  return {
    id,
    is_bot: true,
    first_name: 'Captions',
    username,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  } as UserFromGetMe;
}

/** One method of the Bot API. @returns its result @throws ApiRefusal */
export type Method = (bot: FakeBot, call: Call) => unknown;
