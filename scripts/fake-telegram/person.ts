import type { CallbackQuery, Update, User, ChatMember as WireMember } from 'grammy/types';
import { apiChat, apiMessage } from './api-message.ts';
import {
  buttonsOf,
  type ChatMember,
  type FakeChat,
  type ShownButton,
  type ShownMedia,
  type ShownMessage,
  writeTranscript,
} from './chat.ts';
import { type FileStore, jpegSize } from './file-store.ts';

export interface SendOptions {
  /** The message that this one answers. */
  replyTo?: ShownMessage;
  /** A group; default: the chat with the bot. */
  in?: FakeChat;
}

export interface VideoOptions extends SendOptions {
  fileName?: string;
  caption?: string;
  width?: number;
  height?: number;
  durationSeconds?: number;
  /** A video (default), a file without compression, a round video note, or a silent animation. */
  as?: 'video' | 'document' | 'video_note' | 'animation';
  mimeType?: string;
}

/** What a person needs from the bot. */
export interface BotOfPerson {
  readonly me: User;
  readonly files: FileStore;
  readonly openCallbacks: Map<string, (answer: CallbackAnswer) => void>;
  readonly now: () => number;
  newMessageId(): number;
  newCallbackId(): string;
  addUpdate(content: Omit<Update, 'update_id'>): void;
}

/** The bot's answer to a tapped button. */
export interface CallbackAnswer {
  text: string | null;
  showAlert: boolean;
}

/** A person with a Telegram app. */
export class FakePerson {
  readonly chat: FakeChat;
  readonly user: User;
  private readonly bot: BotOfPerson;
  private readonly member: ChatMember;

  constructor({ bot, chat, member }: { bot: BotOfPerson; chat: FakeChat; member: ChatMember }) {
    this.bot = bot;
    this.chat = chat;
    this.member = member;
    this.user = member.user;
  }

  /** The messages in the chat now, oldest first. */
  get messages(): readonly ShownMessage[] {
    return this.chat.messages;
  }

  says(text: string, said: SendOptions = {}): ShownMessage {
    return this.send(text, null, said);
  }

  /** Presses «Start», with the payload of a deep link. */
  starts(payload = ''): ShownMessage {
    return this.says(payload === '' ? '/start' : `/start ${payload}`);
  }

  sendsVideo(bytes: Buffer, clip: VideoOptions = {}): ShownMessage {
    const { fileName = 'clip.mp4', as = 'video', width = 0, height = 0, durationSeconds = 0 } = clip;
    const file = this.bot.files.add({ kind: as === 'document' ? 'document' : 'video', fileName, bytes });
    const properties = { file, width, height, durationSeconds };
    const media: Record<typeof as, ShownMedia> = {
      video: { kind: 'video', ...properties, supportsStreaming: false, thumbnail: null },
      video_note: { kind: 'video_note', ...properties },
      animation: { kind: 'animation', ...properties },
      document: { kind: 'document', file, mimeType: clip.mimeType ?? 'video/mp4' },
    };
    return this.send(clip.caption ?? '', media[as], clip);
  }

  sendsPhoto(jpeg: Buffer): ShownMessage {
    const file = this.bot.files.add({ kind: 'photo', fileName: 'photo.jpg', bytes: jpeg });
    return this.send('', { kind: 'photo', file, ...(jpegSize(jpeg) ?? { width: 90, height: 90 }) }, {});
  }

  /** Records a voice note: Opus in Ogg. */
  speaks(bytes: Buffer, durationSeconds: number, said: SendOptions = {}): ShownMessage {
    const file = this.bot.files.add({ kind: 'voice', fileName: 'note.oga', bytes });
    return this.send('', { kind: 'voice', file, durationSeconds }, said);
  }

  sends(kind: 'sticker' | 'contact'): ShownMessage {
    return this.send('', { kind }, {});
  }

  /**
   * Taps the button whose label contains `label`, on the newest message that has one.
   * @returns the bot's answer to the tap
   */
  taps(label: string): Promise<CallbackAnswer> {
    const message = this.messages.findLast((one) => buttonsOf(one).some((button) => button.label.includes(label)));
    if (!message) throw new Error(`There is no button «${label}» in:\n${this.transcript()}`);
    return this.tapsOn(message, label);
  }

  tapsOn(message: ShownMessage, label: string): Promise<CallbackAnswer> {
    const button = buttonsOf(message).find((one) => one.label.includes(label));
    if (!button) throw new Error(`There is no button «${label}» under: ${message.text}`);
    return this.presses(message, button);
  }

  /** @param button one of `buttonsOf(message)` */
  presses(message: ShownMessage, { label, data, url }: ShownButton): Promise<CallbackAnswer> {
    if (data === undefined) throw new Error(`«${label}» opens ${url}`);
    this.chat.recordTap(label);
    return this.call(message, data);
  }

  /** Blocks the bot, as the app's menu does. */
  blocks(): void {
    this.member.hasBlocked = true;
    this.membershipChanged('member', 'kicked');
  }

  unblocks(): void {
    this.member.hasBlocked = false;
    this.membershipChanged('kicked', 'member');
  }

  /** Deletes the Telegram account. */
  deletesAccount(): void {
    this.member.isDeactivated = true;
  }

  transcript(): string {
    return writeTranscript(this.chat);
  }

  /**
   * Waits for a message of the bot that `fits`, and returns the newest. @throws Error with the transcript on timeout
   */
  async waitForMessage(fits: (message: ShownMessage) => boolean, timeoutMs?: number): Promise<ShownMessage> {
    return this.waitFor(() => this.messages.findLast((message) => message.from === 'bot' && fits(message)), timeoutMs);
  }

  /** Calls `find` whenever something happens in the chat. @throws Error with the transcript on timeout */
  waitFor<T>(find: () => T | null | undefined | false, timeoutMs = 60_000): Promise<T> {
    return new Promise((resolve, reject) => {
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
      const end = this.chat.onChange(check);
      check();
    });
  }

  private send(text: string, media: ShownMedia | null, { replyTo, in: group }: SendOptions): ShownMessage {
    const chat = group ?? this.chat;
    if (!group) this.start();
    const message = chat.post({
      id: this.bot.newMessageId(),
      from: 'person',
      author: this.user,
      text,
      media,
      keyboard: undefined,
      replyTo: replyTo?.id ?? null,
    });
    this.bot.addUpdate({ message: apiMessage(chat, message) as never });
    return message;
  }

  /** Writing to a blocked bot unblocks it. */
  private start(): void {
    if (this.member.hasBlocked) this.unblocks();
    this.member.hasStarted = true;
  }

  private call(message: ShownMessage, data: string): Promise<CallbackAnswer> {
    const id = this.bot.newCallbackId();
    const answered = new Promise<CallbackAnswer>((resolve) => this.bot.openCallbacks.set(id, resolve));
    const query = { id, from: this.user, chat_instance: String(this.chat.id * 7), data };
    this.bot.addUpdate({ callback_query: { ...query, message: apiMessage(this.chat, message) } as CallbackQuery });
    return answered.then((answer) => {
      if (answer.text) this.chat.recordPopUp(answer.text);
      return answer;
    });
  }

  private membershipChanged(before: 'member' | 'kicked', after: 'member' | 'kicked'): void {
    const memberOf = (status: 'member' | 'kicked') =>
      ({ user: this.bot.me, status, ...(status === 'kicked' ? { until_date: 0 } : {}) }) as WireMember;
    this.bot.addUpdate({
      my_chat_member: {
        chat: apiChat(this.chat) as never,
        from: this.user,
        date: Math.floor(this.bot.now() / 1000),
        old_chat_member: memberOf(before),
        new_chat_member: memberOf(after),
      },
    });
  }
}
