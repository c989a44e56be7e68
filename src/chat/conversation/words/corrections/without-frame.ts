import { type AskedFrame, askedFrames } from '../lexicons/corrections/asked-frames.ts';
import { fold } from '../text/fold.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { phraseAt } from './said-right.ts';
import { isAnd } from './spoken-words.ts';

/** In characters before the right words. */
const maxOpening = 60;

/** "$650" of "and $650 instead of six fifty", which begins a message. */
export function withoutFirstAnd(
  right: string,
  { text, wrong, dictionaries }: { text: string; wrong: string; dictionaries: readonly Dictionary[] },
): string {
  const [first, next] = tokenize(right);
  const begins = first && next && text.trimStart().startsWith(right) && isAnd(first, dictionaries);
  return begins && tokenize(wrong)[0]?.key !== first.key ? right.slice(next.start) : right;
}

/** "Oxalsäure" of "dort soll aber Oxalsäure stehen": the verb at the end is that of the sentence. */
export function withoutFrame(
  right: string,
  { text, dictionaries }: { text: string; dictionaries: readonly Dictionary[] },
): string {
  const said = tokenize(right);
  const last = said.at(-1);
  const isVerb =
    last !== undefined &&
    (phraseAt([last], 0, { dictionaries, of: 'lineCloses' }) === 1 || isOf('closes', last, dictionaries));
  const at = text.indexOf(right);
  if (!isVerb || said.length < 2 || at < 1 || /["“„«]\s*$/u.test(text.slice(0, at))) return right;
  const before = tokenize(text.slice(Math.max(0, at - maxOpening), at));
  const isOpened = before.some(
    (token, from) =>
      phraseAt(before, from, { dictionaries, of: 'lineOpens' }) !== null || isOf('opens', token, dictionaries),
  );
  return isOpened ? right.slice(0, last.start).trimEnd() : right;
}

function isOf(kind: keyof AskedFrame, { key }: Token, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ language }) => askedFrames[language]?.[kind].split(' ').map(fold).includes(key));
}

/** A verb that stands at the end of what is asked for: "ersetzen". */
export function closesAsked(token: Token, dictionaries: readonly Dictionary[]): boolean {
  return isOf('closes', token, dictionaries);
}
