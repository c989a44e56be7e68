import type { Clock } from '../../../src/infra/clock.ts';
import type { Operations } from '../../../src/product/operations/create-operations.ts';
import type { Operator } from '../../../src/product/operations/requests/make-request.ts';
import type { Language } from '../../../src/texts/languages.ts';
import type { Texts } from '../../../src/texts/texts.ts';

/** What the bot says; Telegram’s own terms are left to the edge. */
export interface Answer {
  text: string;
  buttons?: AnswerButton[][];
}

export interface AnswerButton {
  label: string;
  /** At most 64 bytes, `<what>:<of what>`; see `taps.ts`. */
  action: string;
}

export interface CommandDeps {
  operations: Operations;
  clock: Clock;
}

/** How somebody is answered. */
export interface Wording {
  language: Language;
  texts: Texts['operators'];
}

/** Who asks, and how they are answered. */
export interface Asker extends Wording {
  operator: Operator;
}

export interface Command {
  name: keyof Texts['operators']['commands'];
  /** What follows the name; absent = nothing. */
  usage?: keyof Texts['operators']['usage'];
  /** @param words what followed the name; @returns null when that is not as it should be */
  run(words: string, asker: Asker): Promise<Answer | null>;
}
