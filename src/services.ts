import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { LedgerKind } from './billing/ledger-entry.model.ts';
import type { Caption, CaptionInput } from './captions/caption.ts';
import type { CaptionSettings } from './captions/caption-settings.ts';
import type { DictionaryEntry } from './captions/dictionary.ts';
import type { ChatAddress } from './chats/chat-address.ts';
import type { OutgoingMessage } from './chats/messenger.ts';
import type { Config, PaymentProviderName } from './config/config.ts';
import type { PersonEvent } from './conversation/chat-event.ts';
import type { ChatLanguage } from './conversation/chat-language.ts';
import type { Message } from './conversation/message.ts';
import type { Transact, Transaction } from './database/transaction.ts';
import type { Logger } from './logging/logger.ts';
import type { PaymentEvent, UnmatchedReason } from './payments/payment-event.ts';
import type { StoredObject } from './storage/object-store.ts';
import type { EditDraft, EditedStretch, EditingPicture, EditorView, EditPreview } from './videos/editor/editor-view.ts';
import type { VideoStage } from './videos/video-states.ts';
import type { VideoView } from './videos/video-view.ts';

/** Everything the edges (API, pages, bots, CLI) may ask of the product; each is one action, bound to its adapters. */
export interface Services {
  config: Config;
  logger: Logger;
  transact: Transact;
  accounts: AccountServices;
  signIn: SignInServices;
  integrations: IntegrationServices;
  subscribers: SubscriberServices;
  videos: VideoServices;
  uploads: UploadServices;
  outputs: OutputServices;
  previews: PreviewServices;
  payments: PaymentServices;
  chats: ChatServices;
  chatbotPlatform: ChatbotPlatformServices;
  personalData: PersonalDataServices;
  deliveries: DeliveryServices;
  editor: EditorServices;
  /** Each part's state; `ok: false` on any makes the service not ready. */
  checkHealth(): Promise<Record<string, { ok: boolean; message?: string }>>;
}

export interface AccountServices {
  /** null = unknown or revoked. Also records the token's last use. */
  authenticateToken(apiToken: string): Promise<{ userId: number; tokenId: string } | null>;
  /** @throws AppError `unauthenticated` (wrong api key), `invalid_input` with `details.errors` (see {@link FieldErrors}) */
  registerUser(input: RegisterUserInput, transaction?: Transaction): Promise<RegisteredUser>;
  createUser(input: {
    email: string;
  }): Promise<{ userId: number; email: string; apiToken: string; callbackSecret: string }>;
  makeAdmin(input: { email: string }): Promise<{ userId: number }>;
  /**
   * For operators, newest first.
   * @param input.search part of an email or a name, or a number; absent = everybody
   * @param input.before `nextBefore` of the page before
   */
  listUsers(input: { search?: string; before?: number; limit: number }): Promise<{
    users: UserView[];
    nextBefore: number | null;
  }>;
  getProfile(userId: number): Promise<Profile>;
  getUsage(userId: number, period: { from: Date; to: Date }): Promise<Usage>;
  /** null while payments are off. */
  getBalance(userId: number): Promise<Balance | null>;
  /** What changed the balance, newest first; the monthly allowance itself is no entry. */
  listLedger(userId: number, page: { limit: number }): Promise<LedgerEntryView[]>;
  /**
   * For operators: gives seconds, or takes some back. Told twice under one `requestId`, it counts once.
   * @throws AppError `not_found` when nobody has the address, `invalid_input` on `seconds` or `reason`
   */
  creditAccount(input: CreditAccountInput): Promise<{
    userId: number;
    /** false = this request has been carried out before. */
    credited: boolean;
    /** null while payments are off. */
    balanceSeconds: number | null;
  }>;
  getCallbackSecret(userId: number): Promise<string>;
  /** `oldValidUntil`: until when older ones sign too; null = none does. */
  getCallbackSecretState(userId: number): Promise<{ callbackSecret: string; oldValidUntil: Date | null }>;
  /**
   * A new secret for the user's callbacks; until `oldValidUntil` (24 h) the old one signs them too.
   * @throws AppError `conflict` when three old ones are still in use
   */
  rotateCallbackSecret(userId: number): Promise<{ callbackSecret: string; oldValidUntil: Date }>;
  getDictionary(userId: number): Promise<DictionaryEntry[]>;
  /** Counts for videos created from now on. */
  setDictionary(userId: number, dictionary: DictionaryEntry[]): Promise<void>;
  /** The look that is chosen before anything else is said of a video. */
  getDefaultSettings(userId: number): Promise<CaptionSettings>;
  setDefaultSettings(userId: number, settings: CaptionSettings): Promise<void>;
  /**
   * Whether videos made over the API are sent to a chat of theirs.
   * @throws AppError `not_found`, also for a chat in which nobody has spoken yet
   */
  setDeliversHere(input: { userId: number; address: ChatAddress; deliversHere: boolean }): Promise<void>;
  /** What the pages are in for them, whichever browser asks. */
  setLanguage(userId: number, language: ChatLanguage): Promise<void>;
  listTokens(userId: number): Promise<TokenView[]>;
  createToken(userId: number, name: string): Promise<{ id: string; name: string; apiToken: string }>;
  /** @throws AppError `not_found` */
  revokeToken(userId: number, tokenId: string): Promise<void>;
}

/** `details.errors` of an `invalid_input` error: field → rules broken; the edge words them. */
export type FieldErrors = Record<string, { rule: string; params?: Record<string, string | number> }[]>;

export interface RegisterUserInput {
  integrationId: string;
  email: string;
  firstName?: string;
  lastName?: string;
  chatbotTag?: string;
}

export interface RegisteredUser {
  userId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  apiToken: string;
}

export interface Profile {
  userId: number;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
  plan: string;
  /** null while payments are off. */
  balanceSeconds: number | null;
  subscribers: { chatbotId: string; messengerId: string }[];
  /** null = none is linked. */
  telegram: { username: string | null } | null;
}

export interface Usage {
  videos: { created: number; edited: number; processed: number; failed: number };
  seconds: { rendered: number; included: number | null; purchased: number | null; remaining: number | null };
  /** UTC days `YYYY-MM-DD` with activity only, oldest first. */
  daily: { date: string; videos: number; seconds: number }[];
}

/** Seconds of video that somebody may use. */
export interface Balance {
  /** What is left of this month's allowance and of purchased seconds, together; reservations do not lower it. */
  balanceSeconds: number;
  /** This month's allowance, used or not. */
  includedSeconds: number;
  includedLeftSeconds: number;
  /** Bought net of refunds, and given by operators; ever since. */
  purchasedSeconds: number;
  /** Below 0 where more was taken back than was left. */
  purchasedLeftSeconds: number;
  /** Held by videos that are being made: not to be spent on others. */
  reservedSeconds: number;
  /** When the allowance is whole again: the first of next month, UTC. */
  renewsAt: Date;
}

export interface LedgerEntryView {
  kind: LedgerKind;
  /** The kind in words for people. */
  label: string;
  /** Signed: what was used or taken back is negative. */
  seconds: number;
  /** Of a use: how much of it was that month's allowance. */
  includedSeconds: number;
  /** Of a use. */
  videoId: string | null;
  /** Why an operator did it. */
  reason: string | null;
  at: Date;
}

export interface CreditAccountInput {
  email: string;
  /** Whole; negative takes back. */
  seconds: number;
  /** The person can read it. */
  reason: string;
  /** Which operator. */
  by: string;
  requestId?: string;
}

/** A person as operators see them. */
export interface UserView {
  userId: number;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  plan: string;
  isAdmin: boolean;
  createdAt: Date;
  /** Created and rendered since the first of the month, UTC. */
  thisMonth: { videos: number; seconds: number };
  /** null while payments are off. */
  balanceSeconds: number | null;
}

export interface TokenView {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Ways in and out of the pages. */
export interface SignInServices {
  /** Sends a single-use link to the address; the outcome never tells whether anybody has it. */
  askForLink(input: { email: string; address: string; returnTo: string }): Promise<AskedForLink>;
  /** What a link is for, without using it up; null = unknown, used or too old. */
  readLink(token: string): Promise<{ email: string; returnTo: string } | null>;
  /** Uses a link up: the secret for the cookie of a new session; null as above. */
  useLink(token: string): Promise<{ secret: string; returnTo: string } | null>;
  /** Who a cookie's secret stands for, and the secret that takes its place from now on (null = stays). */
  openSession(secret: string): Promise<{ session: Session; newSecret: string | null } | null>;
  endSession(sessionId: string): Promise<void>;
  endAllSessions(userId: number): Promise<void>;
}

/**
 * What became of asking for a link: on its way by mail; printed in the log, where no mail server is set; or not sent,
 * since the mail server failed, the text is no address, or links were asked for too often.
 */
export type AskedForLink =
  | { outcome: 'mailed' | 'logged' | 'not_sent' | 'no_address' }
  | { outcome: 'too_often'; waitSeconds: number };

/** A browser that is signed in. */
export interface Session {
  sessionId: string;
  userId: number;
  email: string | null;
  isAdmin: boolean;
  /** What the user wants to read pages in; null = never chosen. */
  language: ChatLanguage | null;
  /** What its forms carry. */
  csrfToken: string;
}

export interface PersonalDataServices {
  /** Everything held on a person as one JSON document, without secrets. @throws AppError `not_found` */
  exportAccount(userId: number): Promise<Readable>;
  /**
   * Ends the account at once and removes everything it owns.
   * @param input.confirmation the account's email, typed; of one without, its number
   * @throws AppError `invalid_input` on `email` when that is not it; `not_found`
   */
  deleteAccount(input: { userId: number; confirmation: string }): Promise<void>;
}

export interface IntegrationServices {
  /** null = unknown key. */
  authenticateIntegration(apiKey: string): Promise<{ integrationId: string } | null>;
  /** @throws AppError `invalid_input` on `name` */
  createIntegration(input: { name: string }): Promise<{ integrationId: string; apiKey: string }>;
  /** Newest first. */
  listIntegrations(): Promise<IntegrationView[]>;
  /** @throws AppError `invalid_input` on `name`, `not_found` */
  renameIntegration(input: { integrationId: string; name: string }): Promise<void>;
  /** Its key opens nothing any more; whom it registered stays. @throws AppError `not_found` */
  removeIntegration(integrationId: string): Promise<void>;
}

export interface IntegrationView {
  integrationId: string;
  name: string;
  /** The key's first characters. */
  keyPrefix: string;
  createdAt: Date;
  /** How many people it has registered. */
  userCount: number;
}

export interface SubscriberServices {
  /** @throws AppError `conflict` when the pair is linked to somebody else; linking again changes nothing. */
  linkSubscriber(input: { userId: number; chatbotId: string; messengerId: string }): Promise<void>;
  /** Stores the pair unlinked and gives a single-use address to claim it. @throws AppError `conflict` when linked already */
  offerSubscriber(input: {
    integrationId: string;
    chatbotId: string;
    messengerId: string;
  }): Promise<{ linkUrl: string }>;
  readClaimLink(token: string): Promise<ClaimLinkView>;
  /**
   * Links the contact of a link and uses the link up; as its owner again it changes nothing.
   * @throws AppError `not_found` for a link that is used or has ended; `conflict` when the contact is somebody else's
   */
  claimSubscriber(input: { token: string; userId: number }): Promise<Contact>;
  /** @throws AppError `not_found` when it is not theirs (any more) */
  unlinkSubscriber(input: Contact & { userId: number }): Promise<void>;
}

/** Somebody on a chatbot platform. */
export interface Contact {
  chatbotId: string;
  messengerId: string;
}

/**
 * `linkedTo`: whose the contact is now. `offeredBy`: the integration's name, null = it is no more. `ended`: expired, or
 * never was.
 */
export type ClaimLinkView =
  | { state: 'open'; contact: Contact; linkedTo: number | null; offeredBy: string | null; expiresAt: Date }
  | { state: 'used'; contact: Contact; linkedTo: number | null }
  | { state: 'ended' };

export interface VideoServices {
  createVideo(input: CreateVideoInput, transaction?: Transaction): Promise<{ videoId: string }>;
  /** @throws AppError `not_found` for a video that is not the owner's or has been deleted */
  editVideo(input: EditVideoInput, transaction?: Transaction): Promise<{ videoId: string }>;
  /** Tells the workers about new work; call it after the transaction that made it has been committed. */
  announceWork(): Promise<void>;
  /** A deleted or expired video of the owner's own comes back with status `gone`. @throws AppError `not_found` */
  getVideo(owner: VideoOfOwner): Promise<VideoView>;
  listVideos(input: ListVideosInput): Promise<{ videos: VideoView[]; nextCursor: string | null }>;
  /** @throws AppError `not_found`, also for a deleted one; an empty list while nothing has been listened to yet */
  getCaptions(owner: VideoOfOwner): Promise<{ language: string | null; captions: Caption[] }>;
  /** The libass script of the captions as rendered now. @throws AppError `not_found` */
  getAssScript(owner: VideoOfOwner): Promise<string>;
  /**
   * One moment with its captions as JPEG, as large as the output: what the output would show there.
   * @throws AppError `not_found`, also for a deleted one; `conflict` when the source or its captions are not there
   */
  renderStill(input: RenderStillInput): Promise<Buffer>;
  /**
   * A small picture of the last output, to be read as an output is; null while there is none.
   * @throws AppError `not_found`
   */
  findCardStill(owner: VideoOfOwner, signal: AbortSignal): Promise<StoredObject | null>;
  /** Lets anybody watch it who is given the token; the same while it is shared. @throws AppError `not_found` */
  shareVideo(owner: VideoOfOwner): Promise<{ shareToken: string }>;
  /** From then on the token is for nothing. @throws AppError `not_found` */
  unshareVideo(owner: VideoOfOwner): Promise<void>;
  /** The last good output of a shared video, to be read as an output is; null = not shared, or nothing to see (any more). */
  findSharedVideo(shareToken: string): Promise<SharedVideo | null>;
  /** The state at once, then every change until a final one. @throws AppError `not_found` */
  watchVideo(owner: VideoOfOwner, signal: AbortSignal): AsyncIterable<VideoProgress>;
  /** @throws AppError `not_found`, `conflict` when it is not processing */
  cancelVideo(owner: VideoOfOwner): Promise<VideoView>;
  /** @throws AppError `not_found`, also the second time */
  deleteVideo(owner: VideoOfOwner): Promise<void>;
}

export interface SharedVideo {
  /** To ask for its captions by. */
  owner: VideoOfOwner;
  object: StoredObject;
  fileName: string;
  width: number;
  height: number;
}

export interface VideoOfOwner {
  ownerId: number;
  videoId: string;
}

export interface CreateVideoInput {
  ownerId: number;
  /** http(s) address, or `upload://<id>` of a file stored before by the same owner. */
  videoUrl: string;
  settings: CaptionSettings;
  /** Replaces listening; `[]` = no captions. */
  captions?: CaptionInput[];
  callbackUrl?: string;
  /** The chat in which it is ordered, see `chatKeyOf`: it is told of every end there. */
  chatKey?: string;
}

export interface EditVideoInput extends VideoOfOwner {
  /** Only what changes. */
  settings: CaptionSettings;
  /** What is to be as if nobody had ever said it. */
  leaveOpen?: readonly (keyof CaptionSettings)[];
  captions?: CaptionInput[];
  /** The revision that was looked at: after another one the edit is refused with `conflict`. Absent = any. */
  baseRevision?: number;
  callbackUrl?: string;
  /** The chat in which it is changed: from now on it is told of its end there. */
  chatKey?: string;
}

export interface RenderStillInput extends VideoOfOwner {
  /** On the video's clock; null = where a caption is shown, behind the end = the last picture. */
  atMs: number | null;
  /** Those that shall differ from the video's own. */
  settings: CaptionSettings;
  /** Those of the video's own that shall be left open instead. */
  leaveOpen?: readonly (keyof CaptionSettings)[];
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

export interface ListVideosInput {
  ownerId: number;
  limit: number;
  cursor?: string;
  status?: 'processing' | 'processed' | 'failed';
}

export interface VideoProgress {
  videoId: string;
  status: VideoView['status'];
  stage: VideoStage;
  progress: number;
}

/** What the caption editor stands on; each throws AppError `not_found` for a video that is not the owner's or is gone. */
export interface EditorServices {
  /** @throws AppError `conflict` while there is nothing to edit */
  openEditor(owner: VideoOfOwner): Promise<EditorView>;
  /**
   * What a draft looks like half a minute around a moment, by the code that renders.
   * @throws AppError `conflict` while the video has not been fetched
   */
  previewEdit(input: VideoOfOwner & { draft: EditDraft; atMs: number }): Promise<EditPreview>;
  /** What has been rendered of the revision in hand, and what has not; empty until it is planned. */
  stretchesOfVideo(owner: VideoOfOwner): Promise<EditedStretch[]>;
  /** What a draft would have rendered anew; null = all of it, or nobody knows. @throws AppError `conflict` */
  stretchesOfDraft(input: VideoOfOwner & { draft: EditDraft }): Promise<EditedStretch[] | null>;
  /** Begins to make a picture that browsers play, where the source is none. @throws AppError `conflict` */
  preparePicture(owner: VideoOfOwner): Promise<EditingPicture>;
  /** @throws AppError `not_found`, also while it is being made */
  findPicture(owner: VideoOfOwner): Promise<{ object: StoredObject; contentType: string }>;
  /** Peaks of the sound, 50 a second, 0–255 each; empty without sound. @throws AppError `conflict` */
  readWaveform(owner: VideoOfOwner): Promise<Buffer>;
  /** A font that a preview named; null = there is no such file. */
  readFont(fontId: string): Promise<Buffer | null>;
}

export interface UploadServices {
  /**
   * Stores an uploaded file of the owner's; the bytes are counted while they come.
   * @throws AppError `source_too_large`
   */
  storeUpload(input: {
    ownerId: number;
    bytes: Readable;
    fileName: string | null;
  }): Promise<{ uploadUrl: string; sizeBytes: number }>;
  /**
   * Answers one request of a resumable upload (tus 1.0.0) of the owner's, all by itself; a whole file is then
   * `upload://<last part of its address>`.
   * @param input.path below which uploads have their addresses
   */
  receiveResumable(input: {
    ownerId: number;
    path: string;
    request: IncomingMessage;
    response: ServerResponse;
  }): Promise<void>;
}

export interface OutputServices {
  /** The object behind an output's public address and a good file name for it; null = no such output (any more). */
  findOutput(token: string): Promise<{ object: StoredObject; fileName: string; contentType: string } | null>;
  readOutput(key: string, range?: { start: number; end: number }): Promise<Readable>;
}

export interface PreviewServices {
  /**
   * One file of what can be watched while a video is rendered (HLS): a playlist, or an object to be read as an output is;
   * null = no such file, not yet, or no longer.
   */
  readPreviewFile(file: { token: string; name: string }): Promise<PreviewFile | null>;
}

export type PreviewFile = { kind: 'playlist'; text: string } | { kind: 'media'; object: StoredObject };

export interface DeliveryServices {
  /** @throws AppError `not_found` */
  listDeliveries(owner: VideoOfOwner): Promise<DeliveryView[]>;
  /** Sends it again at once, under the same event id. @throws AppError `not_found` */
  redeliver(input: VideoOfOwner & { deliveryId: string }): Promise<void>;
  /**
   * Sends a signed event, marked as a test, to an address as a callback would be sent, and tells what came back.
   * @throws AppError `invalid_input` on `url`
   */
  sendTestEvent(input: { userId: number; url: string }): Promise<TestEventResult>;
}

/** `problem`: why it would count as a failure, in plain words; null = a success. */
export type TestEventResult =
  | {
      kind: 'answered';
      statusCode: number;
      problem: string | null;
      headers: Record<string, string>;
      /** Its beginning, at most 4 KiB; null = not text. */
      answer: string | null;
      isAnswerCut: boolean;
      /** 64 KiB or more, of which no more is read. */
      isAnswerTooLong: boolean;
      tookMs: number;
      sent: { eventId: string; body: string };
    }
  | { kind: 'unreached'; problem: string; tookMs: number; sent: { eventId: string; body: string } }
  /** Too many tests; nothing was sent. */
  | { kind: 'throttled'; retryAfterSeconds: number };

export interface PaymentServices {
  /**
   * Takes in a message of a payment provider: it is stored before anything else is done with it.
   * @param message its `provider` is a name from PAYMENTS_PROVIDER; null = the first of them
   */
  receiveMessage(message: {
    provider: string | null;
    body: Buffer;
    headers: Record<string, string>;
  }): Promise<ReceivedPaymentMessage>;
  /** What has been paid or taken back and is in nobody’s balance, newest first; `before` = the id that a page ended with. */
  listUnmatchedPayments(page: { limit: number; before?: string }): Promise<UnmatchedPayment[]>;
  /**
   * Takes an unmatched message up again, for an operator who has mended what kept it from being matched.
   * @throws AppError `not_found`
   */
  retryPayment(eventId: string): Promise<void>;
  /** What providers have told of somebody’s payments, newest first. */
  listPaymentsOfUser(page: { userId: number; limit: number }): Promise<PaymentOfUser[]>;
}

export type ReceivedPaymentMessage =
  /** `acknowledgement`: what the provider wants to read. */
  { kind: 'stored'; acknowledgement: string } | { kind: 'refused'; message: string } | { kind: 'unknown_provider' };

interface PaymentNews {
  /** Of the message. */
  id: string;
  provider: PaymentProviderName;
  receivedAt: Date;
  kind: PaymentEvent['kind'];
  item: string | null;
  /** A decimal, `9.00`. */
  amount: string | null;
  currency: string | null;
}

export interface UnmatchedPayment extends PaymentNews {
  eventKey: string;
  status: 'unmatched' | 'waiting_for_person' | 'waiting_for_sale';
  /** null unless unmatched. */
  reason: UnmatchedReason | null;
  /** The provider’s number of it. */
  paymentId: string | null;
  /** Whom it names. */
  userId: number | null;
  email: string | null;
}

export interface PaymentOfUser extends PaymentNews {
  /** What was booked because of it, signed. */
  seconds: number;
}

export interface DeliveryView {
  id: string;
  eventId: string;
  destination: string;
  status: 'pending' | 'delivered' | 'failed';
  nextAttemptAt: Date | null;
  attempts: { at: Date; statusCode: number | null; error: string | null }[];
}

/** Talking with people by messengers; what is sent goes through their `Messenger`. */
export interface ChatServices {
  /**
   * Keeps what somebody did in a chat and returns at once; it is answered soon, in the order in which it came, by whichever
   * process works on the chat. The same `updateKey` again changes nothing.
   */
  receive(update: ChatUpdate): Promise<void>;
  /**
   * Somebody has closed the chat to us: nothing is sent until they write again.
   * @param input.at when they did; who has written since is heard as before
   */
  noteBlocked(input: { address: ChatAddress; at: Date }): Promise<void>;
  /**
   * For platforms that want the answer as their reply: takes the update in as `receive` does, answers it at once, and hands
   * over everything that waits to be said in the chat, in order. What is not ready after `budgetMs` is sent later. The same
   * `updateKey` again gives the same messages again.
   */
  converseNow(update: ChatUpdate & { budgetMs: number }): Promise<{
    messages: OutgoingMessage[];
    /** false = more follows by the messenger itself. */
    isComplete: boolean;
  }>;
  /** Sends a message of ours, in turn with the rest of the chat; the same `messageKey` in the same chat is sent once. */
  tell(input: { address: ChatAddress; messageKey: string; message: Message }): Promise<void>;
  /** A single-use code that joins whichever chat it is sent in (`/link <code>`, `/start link_<code>`) to this account. */
  makeLinkCode(userId: number): Promise<LinkCode>;
  /** Joins the account of the chat in which a code was made to this one. */
  useLinkCode(input: { userId: number; code: string }): Promise<UsedLinkCode>;
  /** Those linked to the account, Telegram first. */
  listChats(userId: number): Promise<ChatOfUser[]>;
  /** The chat goes on with an account of its own; what it brought along stays here. @throws AppError `not_found` */
  unlinkChat(input: { userId: number; address: ChatAddress }): Promise<void>;
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

/** What the chatbot platform asks of us; answers are in its own format. */
export interface ChatbotPlatformServices {
  /** Well within 3 s; what is not ready by then is sent later. */
  answerMessage(message: PlatformMessage): Promise<object>;
  /**
   * A tapped button of ours; `token` and `action` are from its address.
   * @throws AppError `not_found` when it is too old
   */
  answerTap(tap: { token: string; action: string }): Promise<object>;
  /** What the link is good for that a contact was told of being linked with, without using it. */
  readUndoLink(token: string): Promise<UndoLinkView>;
  /** The contact is nobody's again; once more changes nothing. @throws AppError `not_found` when the link does not stand */
  undoLink(token: string): Promise<void>;
}

export interface PlatformMessage extends Contact {
  text: string;
  /** The platform's name for it: the same again is answered the same; null = it has none. */
  inputId: string | null;
  /** The bot has the fields that we fill. */
  setsFields: boolean;
  person: PlatformPerson;
}

/** As the platform says it; null = it does not. */
export interface PlatformPerson {
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  locale: string | null;
  /** In English. */
  language: string | null;
  lastInteraction: string | null;
}

/** `account`: whose the contact is, masked. `ended`: never was, too old, or not linked like this any more. */
export type UndoLinkView = { state: 'open'; account: string } | { state: 'used' } | { state: 'ended' };

export interface LinkCode {
  code: string;
  /** Where it can be entered, or what opens the chat with it: see `ChatServices`. */
  url: string;
  expiresAt: Date;
}

export type UsedLinkCode =
  | { outcome: 'joined'; chat: ChatOfUser }
  /** Never was, used, or too old. */
  | { outcome: 'wrong' }
  /** `message` says in plain words why the two cannot be joined. */
  | { outcome: 'refused'; message: string }
  | { outcome: 'throttled'; retryAfterSeconds: number };

export interface ChatOfUser {
  address: ChatAddress;
  name: string | null;
  username: string | null;
  lastSeenAt: Date | null;
  /** Whether videos made over the API are sent there. */
  deliversHere: boolean;
}
