import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Reading, Segment } from './reading.ts';
import { isUnderstood } from './spoken-words.ts';
import { closesAsked } from './without-frame.ts';
import { beginsRemark, isReason } from './without-reason.ts';

interface Words {
  words: readonly Token[];
  dictionaries: readonly Dictionary[];
  /** Whether this index in the text is within quotes. */
  isQuoted: (at: number) => boolean;
}

/** "… durch Großvater ersetzen meine Mutter mag das sonst nicht": the places behind a verb at the end of what is asked for. */
export function endsOfVerbs({ words, dictionaries, isQuoted }: Words): number[] {
  return words.flatMap((token, at) =>
    at + 2 < words.length && closesAsked(token, dictionaries) && !isQuoted(token.start) ? [at + 1] : [],
  );
}

/** Whether what stands behind such a verb only says why. */
export function isRemarkBehind(words: readonly Token[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const [verb, next] = [words[at - 1], words[at]];
  return verb !== undefined && closesAsked(verb, dictionaries) && beginsRemark(next?.key ?? '');
}

/** "…, que eu sou de Braga": behind a correction and a comma, the words of a reason correct nothing. */
export function takeReasonBehind(reading: Reading, { tokens, after }: Segment): boolean {
  const { corrections, dictionaries, isQuoted, segments } = reading;
  if (corrections.length === 0 || after !== ',' || tokens.some(({ start }) => isQuoted(start))) return false;
  if (!isReason(tokens.map(({ key }) => key)) || isUnderstood(tokens, dictionaries)) return false;
  segments.pop();
  return true;
}

/** Portuguese "é" and Italian "è" say "is", not "and". */
export function isAccented(text: string, { start, end }: Partial<Token> = {}): boolean {
  return /\p{M}/u.test(text.slice(start, end).normalize('NFD'));
}
