import type { Readable } from 'node:stream';
import type { ChatAddress, MessengerKind } from '../../infra/chat-address.ts';
import type { Button } from '../conversation/message.ts';

/** The messengers that are configured. */
export type Messengers = Partial<Record<MessengerKind, Messenger>>;

export function configuredKinds(messengers: Messengers): MessengerKind[] {
  return (['telegram', 'whatsapp', 'messenger'] as const).filter((kind) => messengers[kind] !== undefined);
}

/** The port of a messenger. Each messenger has one adapter; all adapters pass the same contract tests. */
export interface Messenger {
  /**
   * false = a sent message cannot be changed (the platforms' messengers). An update of it is then a new message, and
   * only few of these are sent.
   */
  canEdit: boolean;
  /** The largest video that can be shown in the chat; a larger one is sent as a link. */
  maxVideoBytes: number;
  /**
   * A status message is sent once, and what comes next is the result: news in between would be a new message each time.
   */
  sendsStatusOnce?: true;
  /** Its apps play H.264 of the Main profile without B-frames only, so that every video is encoded for it. */
  playsMainProfile?: true;
  /** How long after the person's last message we may write; absent = always, or only the messenger knows. */
  windowMs?: number;
  /**
   * Sends what comes after {@link windowMs} in a form that the messenger allows then: its text, without media and
   * buttons. Absent = it waits until the person writes.
   * @throws MessengerError `window_closed` when it has to wait all the same
   */
  sendLate?(address: ChatAddress, message: OutgoingMessage, signal: AbortSignal): Promise<SentMessage>;
  /** The messenger fetches pictures and files by their `url`. Without this flag they have no `url`. */
  fetchesMedia?: true;
  /** The bot's user name without @, for links that open its chat. null when it cannot be found out. */
  botName?(): Promise<string | null>;
  /** @throws MessengerError */
  send(address: ChatAddress, message: OutgoingMessage, signal: AbortSignal): Promise<SentMessage>;
  /**
   * Changes text and buttons of an earlier message; its media stay. The same text again is no error.
   * @throws MessengerError `refused` when that message no longer exists
   */
  edit(input: {
    address: ChatAddress;
    messageId: string;
    message: OutgoingMessage;
    /** The text is the caption of a picture, video or file. */
    isUnderMedia: boolean;
    signal: AbortSignal;
  }): Promise<void>;
  /**
   * For messengers that show a tapped button as busy until it is answered, or a message as unread. `text` pops up; null =
   * none. Called once for each update that has a `tapRef`. A failure is ignored.
   */
  answerTap?(input: { address: ChatAddress; tapRef: string; text: string | null; signal: AbortSignal }): Promise<void>;
  /** Opens a file that a person sent. `ref` is that of its event. @throws MessengerError */
  openFile(ref: string, signal: AbortSignal): Promise<Readable>;
}

export interface SentMessage {
  /** The messenger's own id, for edits. */
  messageId: string;
  /** Of videos: sends the same file again without an upload, where the messenger keeps uploads. */
  fileRef: string | null;
  /** The messenger's ids of all messages that it took; absent = the one above. */
  partIds?: string[];
}

/** A message with its media loaded. */
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
      /** It is not for watching: messengers would encode it anew, and lose what is transparent. */
      asDocument?: true;
      /** Called only when the file has to be uploaded. */
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
  /** To be sent later; `retryAfterMs` says when. */
  | 'rate_limited'
  /** The person has blocked the bot, or their account is gone. */
  | 'blocked'
  /** The platform lets us write only after the person has written again. */
  | 'window_closed'
  | 'too_large'
  /** The messenger will never accept it like this. */
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
