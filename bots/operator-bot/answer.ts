import type { Operator } from '../../src/product/operations/requests/make-request.ts';
import type { Language } from '../../src/texts/languages.ts';
import type { Texts } from '../../src/texts/texts.ts';

/** An answer of the bot, independent of Telegram's types. */
export interface Answer {
  text: string;
  buttons?: AnswerButton[][];
}

export interface AnswerButton {
  label: string;
  /** At most 64 bytes: `<action>:<id>`, see `handleTap`. */
  action: string;
}

/** The language of an answer, and its texts. */
export interface Wording {
  language: Language;
  texts: Texts['operators'];
}

/** Who asks, and in which language they are answered. */
export interface Asker extends Wording {
  operator: Operator;
}
