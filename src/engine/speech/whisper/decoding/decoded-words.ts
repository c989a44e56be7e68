import { wordConfidence } from '../../words/word-confidence.ts';
import type { ModelDescription } from './model-files.ts';
import type { ScoredToken } from './token-scores.ts';

export type Vocabulary = Pick<ModelDescription, 'tokenBytes' | 'end'>;

/** A word as the decoder wrote it, with its tokens. */
export interface DecodedWord {
  /** Index of its first token. */
  from: number;
  /** After its last token. */
  to: number;
  /** Index of the first token that is spoken: others are punctuation. */
  spokenAt: number;
  /** Index of its least probable token. */
  weakest: number;
  text: string;
  confidence: number;
}

/** A word begins with a blank, or after a timestamp. */
export function decodedWords(tokens: readonly ScoredToken[], model: Vocabulary): DecodedWord[] {
  const words: DecodedWord[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && at > from && !endsWord(tokens[at]?.token, model)) continue;
    if (at > from) words.push(...wordOf(tokens, { from, to: at }, model));
    from = isText(tokens[at]?.token, model) ? at : at + 1;
  }
  return words;
}

function wordOf(tokens: readonly ScoredToken[], { from, to }: Record<'from' | 'to', number>, model: Vocabulary) {
  const spoken = tokens
    .slice(from, to)
    .map((one, i) => ({ ...one, at: from + i }))
    .filter(({ token }) => /[\p{L}\p{N}\ufffd]/u.test(textOfTokens([token], model)));
  const [first] = spoken;
  if (!first) return [];
  const weakest = spoken.reduce((least, one) => (one.logProbability < least.logProbability ? one : least), first);
  const text = textOfTokens(
    tokens.slice(from, to).map(({ token }) => token),
    model,
  );
  const confidence = wordConfidence(spoken.map(({ logProbability }) => logProbability));
  return [{ from, to, spokenAt: first.at, weakest: weakest.at, text, confidence }];
}

export function isText(token: number | undefined, { end }: Vocabulary): boolean {
  return token !== undefined && token < end;
}

/** What follows is another word, or no text. */
export function endsWord(token: number | undefined, model: Vocabulary): boolean {
  return !isText(token, model) || model.tokenBytes[token ?? 0]?.[0] === 0x20;
}

export function textOfTokens(tokens: readonly number[], { tokenBytes, end }: Vocabulary): string {
  return Buffer.concat(
    tokens.filter((token) => token < end).map((token) => tokenBytes[token] ?? Buffer.of()),
  ).toString();
}

export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
