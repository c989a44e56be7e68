import type { Readable } from 'node:stream';
import type { ChatAddress } from '../../infra/chat-address.ts';
import type { Button } from '../conversation/message.ts';

/** How a messenger is spoken to; one adapter each, and one contract suite for all. */
export interface Messenger {
  /**
   * false = what was sent stays as it is (the platforms' messengers): a replacing message is sent as a new one,
   * sparingly.
   */
  canEdit: boolean;
  /** What a video may weigh to be shown inside the chat; a larger one goes as a link. */
  maxVideoBytes: number;
  /** It fetches pictures and files itself, so their `url` is needed; else they have none. */
  fetchesMedia?: true;
  /**
   * What the bot is called, without an @, where addresses that open its chat are made of it; null when that cannot be
   * had.
   */
  botName?(): Promise<string | null>;
  /**
   * @returns the messenger's own id of the message, for editing, and what the same video can be sent by again
   * @throws MessengerError
   */
  send(address: ChatAddress, message: OutgoingMessage, signal: AbortSignal): Promise<SentMessage>;
  /**
   * Text and buttons of an earlier message; its media stay. Saying the same again is no error.
   * @throws MessengerError `refused` where there is no such message any more
   */
  edit(input: {
    address: ChatAddress;
    messageId: string;
    message: OutgoingMessage;
    /** The text stands under a picture, video or file. */
    isUnderMedia: boolean;
    signal: AbortSignal;
  }): Promise<void>;
  /**
   * Where a tapped button waits for an answer: ends its waiting, with words that pop up or without (null). Called once
   * for each tap, and given up quietly when it fails: nothing hangs on it.
   */
  answerTap?(input: { address: ChatAddress; tapRef: string; text: string | null; signal: AbortSignal }): Promise<void>;
  /** A file that a person sent, by the `ref` of its event. @throws MessengerError */
  openFile(ref: string, signal: AbortSignal): Promise<Readable>;
}

export interface SentMessage {
  messageId: string;
  /** Only for videos, where the messenger keeps what it was given. */
  fileRef: string | null;
}

/** A message with what it shows at hand. */
export interface OutgoingMessage {
  text: string;
  media: OutgoingMedia | null;
  buttons: Button[][];
}

export type OutgoingMedia =
  | { kind: 'picture'; jpeg: Buffer; url: string | null }
  | { kind: 'file'; name: string; bytes: Buffer; url: string | null }
  | {
      kind: 'video';
      /** Opened only when it has to be uploaded. */
      open(): Promise<Readable>;
      fileName: string;
      sizeBytes: number;
      width: number;
      height: number;
      durationSeconds: number;
      /** JPEG, at most 320 pixels wide and high and 200 kB. */
      thumbnail: Buffer | null;
      url: string;
      /** From an earlier {@link SentMessage}. */
      fileRef: string | null;
    };

export type MessengerFailure =
  /** Not now; `retryAfterMs` says when. */
  | 'rate_limited'
  /** The person does not want to hear from us, or is gone. */
  | 'blocked'
  /** The platform allows it only after the person has written again. */
  | 'window_closed'
  | 'too_large'
  /** It will never be taken like this. */
  | 'refused'
  | 'unreachable';

export class MessengerError extends Error {
  readonly failure: MessengerFailure;
  readonly retryAfterMs: number | null;
  readonly statusCode: number | null;

  constructor(
    failure: MessengerFailure,
    facts: { message: string; retryAfterMs?: number; statusCode?: number; cause?: unknown },
  ) {
    super(facts.message, { cause: facts.cause });
    this.name = 'MessengerError';
    this.failure = failure;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.statusCode = facts.statusCode ?? null;
  }
}
