import type { Clock } from '../../../src/infra/clock.ts';
import type { Operations } from '../../../src/product/operations/create-operations.ts';
import type { Operator } from '../../../src/product/operations/requests/make-request.ts';

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

export interface Command {
  name: string;
  /** What follows the name, as people are told; '' = nothing. */
  usage: string;
  description: string;
  /** @param words what followed the name; @returns null when that is not as it should be */
  run(words: string, operator: Operator): Promise<Answer | null>;
}
