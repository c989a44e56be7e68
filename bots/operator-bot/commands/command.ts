import type { Clock } from '../../../src/infra/clock.ts';
import type { Operations } from '../../../src/product/operations/create-operations.ts';
import type { Texts } from '../../../src/texts/texts.ts';
import type { Answer, Asker } from '../answer.ts';

export interface CommandDeps {
  operations: Operations;
  clock: Clock;
}

export interface Command {
  name: keyof Texts['operators']['commands'];
  /** The arguments after the name; absent = none. */
  usage?: keyof Texts['operators']['usage'];
  /** @param words the text after the name. @returns null when the arguments are wrong */
  run(words: string, asker: Asker): Promise<Answer | null>;
}
