import type { Contact } from '../../product/subscribers/link-subscriber.ts';

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
  /**
   * The contact is nobody's again; once more changes nothing. @throws AppError `not_found` when the link does not stand
   */
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
