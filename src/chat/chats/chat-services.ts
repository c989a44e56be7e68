import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { ChatAddress } from '../../infra/chat-address.ts';
import type { LinkRefusal, PersonEvent } from '../conversation/chat-event.ts';
import type { Message } from '../conversation/message.ts';
import type { OutgoingMessage } from './messenger.ts';

/** Talking with people by messengers; what is sent goes through their `Messenger`. */
export interface ChatServices {
  /**
   * Keeps what somebody did in a chat and returns at once; it is answered soon, in the order in which it came, by
   * whichever process works on the chat. The same `updateKey` again changes nothing.
   */
  receive(update: ChatUpdate): Promise<void>;
  /**
   * Somebody has closed the chat to us: nothing is sent until they write again.
   * @param input.at when they did; who has written since is heard as before
   */
  markBlocked(input: { address: ChatAddress; at: Date }): Promise<void>;
  /**
   * For platforms that want the answer as their reply: takes the update in as `receive` does, answers it at once, and
   * hands over everything that waits to be said in the chat, in order. What is not ready after `budgetMs` is sent
   * later. The same `updateKey` again gives the same messages again.
   */
  answerInReply(update: ChatUpdate & { budgetMs: number }): Promise<{
    messages: OutgoingMessage[];
    /** false = more follows by the messenger itself. */
    isComplete: boolean;
  }>;
  /**
   * Sends a message of ours, in turn with the rest of the chat; the same `messageKey` in the same chat is sent once.
   */
  queueMessage(input: { address: ChatAddress; messageKey: string; message: Message }): Promise<void>;
  /**
   * A single-use code that joins whichever chat it is sent in (`/link <code>`, `/start link_<code>`) to this account.
   * @throws AppError `conflict` after too many
   */
  makeLinkCode(userId: number): Promise<LinkCode>;
  /** Joins the account of the chat in which a code was made to this one. */
  useLinkCode(input: { userId: number; code: string }): Promise<UsedLinkCode>;
  /** Those linked to the account, Telegram first. */
  listChats(userId: number): Promise<ChatOfUser[]>;
  /** The chat goes on with an account of its own; what it brought along stays here. @throws AppError `not_found` */
  unlinkChat(input: { userId: number; address: ChatAddress }): Promise<void>;
  /** Default caption settings of a user, of which chats keep a copy. @throws AppError `not_found` */
  setDefaultSettings(userId: number, settings: CaptionSettings): Promise<void>;
  /**
   * Whether videos made over the API are sent to a chat.
   * @throws AppError `not_found` when the chat is another user's, or has no messages yet
   */
  setDeliversHere(input: { userId: number; address: ChatAddress; deliversHere: boolean }): Promise<void>;
}

export interface ChatUpdate {
  address: ChatAddress;
  contact: ChatContact;
  /** The messenger's own name for this update, unique in its chat. */
  updateKey: string;
  event: PersonEvent;
  /** Of an answer to one of our messages: its id, as `Messenger.send` gave it. Fills in the event's `quoted`. */
  quotedMessageId?: string;
  /** Of a tap: what `Messenger.answerTap` is to be given. */
  tapRef?: string;
}

/** What the messenger says of the person. */
export interface ChatContact {
  name: string | null;
  username: string | null;
  /** A tag such as `pt-BR`. */
  locale: string | null;
  lastSeenAt: Date;
}

export interface LinkCode {
  code: string;
  /** Opens a Telegram chat with it; null where there is no bot, or its name is not known. */
  url: string | null;
  expiresAt: Date;
}

export type UsedLinkCode =
  | { outcome: 'joined'; chat: ChatOfUser }
  /** Never was, used, or too old. */
  | { outcome: 'wrong' }
  /** The two cannot be joined. */
  | { outcome: 'refused'; reason: LinkRefusal }
  | { outcome: 'throttled'; retryAfterSeconds: number };

export interface ChatOfUser {
  address: ChatAddress;
  name: string | null;
  username: string | null;
  lastSeenAt: Date | null;
  /** Whether videos made over the API are sent there. */
  deliversHere: boolean;
}
