/** What a person does in a chat. */
export type PersonEvent =
  /** Free text, with or without a link. `quoted` = the key of our message that it replies to, if any. */
  | { kind: 'said'; text: string; quoted?: string }
  | { kind: 'tapped'; action: string }
  /** A slash command, without the slash and the bot's name; `argument` is the text after it. */
  | { kind: 'commanded'; command: string; argument: string }
  /**
   * A clip sent as a file. `ref` is what `Messenger.openFile` needs; `key` is the same for the same file, however often it
   * is sent.
   */
  | {
      kind: 'sent_clip';
      ref: string;
      key?: string;
      fileName: string | null;
      sizeBytes: number | null;
      text: string;
    }
  /** A text file. `ref` is what `Messenger.openFile` needs. */
  | { kind: 'sent_script'; ref: string; fileName: string | null; sizeBytes: number | null }
  /** A picture. `ref` is what `Messenger.openFile` needs. */
  | { kind: 'sent_picture'; ref: string; fileName: string | null; sizeBytes: number | null; text: string }
  /** A font file. `ref` is what `Messenger.openFile` needs. */
  | { kind: 'sent_font'; ref: string; fileName: string | null; sizeBytes: number | null }
  /** A voice note, spoken to the bot. `quoted` as in `said`; `ref` is what `Messenger.openFile` needs. */
  | { kind: 'sent_voice'; ref: string; seconds: number; quoted?: string }
  | { kind: 'sent_clip_too_large'; sizeBytes: number | null; limitBytes: number }
  /** A picture, sticker, sound, contact … */
  | { kind: 'sent_something_else'; what: 'picture' | 'sound' | 'sticker' | 'other' };
