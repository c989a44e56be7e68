import type { CorrectionWish } from '../../understood-words.ts';
import { isNo, phraseAt } from '../corrections/said-right.ts';
import { isAnd, politeWordsAtEnd } from '../corrections/spoken-words.ts';
import { withoutComparison } from '../corrections/without-reason.ts';
import { lettersOf } from '../text/letters.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { likenessOf } from '../with-captions/spelling.ts';
import { alignedInLine } from './aligned-in-line.ts';
import { asksToChange } from './asks-to-change.ts';
import { inLine } from './correct-in-line.ts';
import { deniesMore } from './denies-more.ts';
import type { LineName } from './line-names.ts';
import { type TextInLine, textInLine } from './text-in-line.ts';

/** The new text of a line, and the tokens of the message that say it: `from` inclusive, `to` exclusive. */
export interface NewText {
  line: number;
  wish: CorrectionWish;
  from: number;
  to: number;
}

export interface Message {
  text: string;
  tokens: readonly Token[];
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  isQuoted: (at: number) => boolean;
}

/** Share of the words before a comma that the line may have, too. */
const maxOfLine = 0.5;
/** In tokens: what stands between the name of a line and its text. */
const maxLead = 8;
const maxBeforeComma = 4;
const maxBeforeStop = 3;
export const minWords = 3;
/** Share of the words of a text that the line has, too, by how clearly the text is set off. */
const minShared = { quoted: 0.3, behindColon: 0.4, behindWords: 0.5, bare: 0.6 };
/** How alike a text and its line are, by their letters. */
export const minAlike = 0.6;

/** "la línea 3 es así, …", "write into the last line: …", whatever the verb: texts that are like the lines that are named. */
export function newTextsIn(names: readonly LineName[], message: Message): NewText[] {
  const texts: NewText[] = [];
  for (const [index, name] of names.entries()) {
    if (name.from < (texts.at(-1)?.to ?? 0)) continue;
    // a number may be that of the next line, or a word of the text: "for six years"
    const ends = names.slice(index + 1, index + maxEnds).map(({ from }) => endBefore(message, from));
    const found = [message.tokens.length, ...ends].flatMap((end) => textOf(name, end, message) ?? []);
    const most = Math.max(...found.map(({ likeness }) => likeness));
    const best = found.filter(({ likeness }) => likeness >= most - muchAlike).sort(longestOf)[0];
    if (best) texts.push(best);
  }
  return texts;
}

/** Of texts with as many words, the one that takes less of the message. */
function longestOf(one: NewText & { length: number }, other: NewText & { length: number }): number {
  return other.length - one.length || one.to - other.to;
}

/** A longer text may be so much less alike. */
const muchAlike = 0.1;
/** Of names of lines behind a text that may end it. */
const maxEnds = 5;

function endBefore({ tokens, text, dictionaries }: Message, from: number): number {
  let to = from;
  const isEdge = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'break' || isQuiet(token) || isAnd(token, dictionaries));
  // the sign of "10 €" belongs to the text
  const isQuiet = ({ kind, start, end }: Token) => kind === 'quiet' && !/\p{Sc}/u.test(text.slice(start, end));
  while (to > 0 && isEdge(tokens[to - 1])) to--;
  return to;
}

/** Of the places where the text may begin, the one from which it is most like the line. */
function textOf(
  { line, from, to: behind }: LineName,
  end: number,
  message: Message,
): (NewText & { likeness: number; length: number }) | null {
  const written = message.captions.words.lines[line - 1] ?? '';
  const found = startsOfText(behind, end, message).flatMap(({ start, to, least }) => {
    // "line 1: hello, today …": the words before the comma are of the line, too
    if (least === minShared.behindWords && sharedOf(textBetween(message, behind, start), written) > maxOfLine)
      return [];
    const text = cleaned(message, { from: start, to }, written);
    const isBare = least === minShared.bare && !beginAlike(text, written);
    if (isBare || sharedOf(text, written) < least || deniesWords(text, written, message)) return [];
    if (asksToChange(text, written, message.dictionaries)) return [];
    const length = text.split(/\s+/).length;
    const isSetOff = least === minShared.behindColon || least === minShared.behindWords;
    const one = textInLine(text, { line, written, message: message.text, isSetOff });
    const [change, ...others] =
      one?.wish.kind === 'replace_line' ? (alignedInLine(text, written, message.dictionaries) ?? []) : [];
    if (change && others.length === 0)
      return [
        { wish: inLine({ kind: 'replace_words', ...change }, { ...message, line }), likeness: alignedLikeness, length },
      ];
    return one ? [{ ...one, length }] : [];
  });
  const best = mostLikely(found);
  return best && best.likeness >= minAlike ? { line, from, to: end, ...best } : null;
}

function textBetween({ text, tokens }: Message, from: number, to: number): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

/** Of a text that has its place inside the line. */
const alignedLikeness = 0.9;

/** Of almost equal ones, the first. */
function mostLikely<Text extends TextInLine>(found: readonly Text[]): Text | null {
  return found.reduce<Text | null>(
    (best, one) => (best && best.likeness + nearlyEqual >= one.likeness ? best : one),
    null,
  );
}

const nearlyEqual = 0.06;

/** "Extatosoma, not extatosome": a "no" that the line does not have is about the words. */
function deniesWords(text: string, line: string, { dictionaries }: Message): boolean {
  const known = new Set(line.split(/\s+/).map(lettersOf));
  const isInstead = ({ key }: Token) => dictionaries.some(({ corrections }) => corrections.insteadOf.has(key));
  const isNew = (token: Token) => !known.has(lettersOf(token.key)) && !isNo(token, dictionaries) && isInstead(token);
  return deniesMore(text, line, dictionaries) || tokenize(text).some(isNew);
}

/** Where a text may begin, the clearest place first. */
function startsOfText(behind: number, end: number, { tokens, dictionaries, isQuoted }: Message) {
  const starts: { start: number; to: number; least: number }[] = [];
  const add = (start: number, to: number, least: number) => start < to && starts.push({ start, to, least });
  const inQuotes = (at: number) => isQuoted(tokens[at]?.start ?? -1);
  for (let at = behind; at < Math.min(end, behind + maxLead); at++) {
    if (!inQuotes(at)) continue;
    let to = at;
    while (to < end && inQuotes(to)) to++;
    // "replace «X» with «Y»"
    let next = to;
    while (next < end && !inQuotes(next) && tokens[next]?.kind !== 'break') next++;
    if (next === end || !inQuotes(next)) add(at, to, minShared.quoted);
    break;
  }
  const lead = Array.from({ length: Math.max(0, Math.min(maxLead, end - behind)) }, (_, index) => behind + index);
  const colon = lead.find((at) => tokens[at]?.key === ':');
  if (colon !== undefined) add(colon + 1, end, minShared.behindColon);
  // “put it in the last line then. Any bother, call …”
  const stop = lead.slice(0, maxBeforeStop).find((at) => /^[.!…]$/u.test(tokens[at]?.key ?? ''));
  if (stop !== undefined) add(stop + 1, end, minShared.behindColon);
  const comma = lead.slice(0, maxBeforeComma).find((at) => tokens[at]?.key === ',');
  if (comma !== undefined) add(comma + 1, end, minShared.behindWords);
  const verb = lengthOfVerb(tokens, behind, dictionaries);
  // "line 8 a ver si …": a short word may belong to the text
  if (verb === 1 && (tokens[behind]?.key.length ?? 0) < 3) add(behind, end, minShared.bare);
  if (verb > 0) add(behind + verb, end, minShared.behindWords);
  add(behind, end, minShared.bare);
  return starts;
}

/** "should be", "it's" */
function lengthOfVerb(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): number {
  const becomes = dictionaries.flatMap(({ corrections }) =>
    corrections.lineBecomes.filter((keys) => keys.every((key, index) => tokens[at + index]?.key === key)),
  );
  return Math.max(0, ...becomes.map(({ length }) => length), phraseAt(tokens, at, { dictionaries, of: 'itIs' }) ?? 0);
}

/** The text of some tokens, without what follows it: thanks, a remark behind a dash. */
export function cleaned(message: Message, { from, to }: { from: number; to: number }, written: string): string {
  const { text, tokens, dictionaries } = message;
  const denies = deniesMore(textBetween(message, from, to), written, dictionaries);
  const denied = tokens.findIndex(
    (token, at) =>
      denies && at > from && at < to && token.kind === 'break' && isNoBehind(tokens[at + 1], written, dictionaries),
  );
  if (denied !== -1) return cleaned(message, { from, to: denied }, written);
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return '';
  const polite = politeWordsAtEnd(tokens.slice(from, to), dictionaries);
  const lastEnd = tokens[to - 1 - polite]?.end ?? last.end;
  const end = lastEnd + (/^\s?[!?…]+/.exec(text.slice(lastEnd, lastEnd + 4))?.[0].length ?? 0);
  const said = withoutComparison(text.slice(first.start, end).replace(/^[\s:=,–—-]*["«“„‘'»]?\s*|\s*["»”“’']$/gu, ''));
  const parts = said.split(/(?<=[.!?…])\s+|\s+[–—-]+\s+|\s*\n\s*/u);
  let kept = 1;
  while (kept < parts.length && sharedOf(parts[kept] ?? '', written) > 0) kept++;
  const whole = kept === parts.length ? said : said.slice(0, said.indexOf(parts[kept] ?? '')).trim();
  const bare = whole.replace(/\s*[–—-]+$/u, '').trim();
  return /[.!?…]$/.test(written) ? bare : bare.replace(/[.,;]+$/, '');
}

/** "(not Y)" */
function isNoBehind(token: Token | undefined, written: string, dictionaries: readonly Dictionary[]): boolean {
  const isOwn = written.split(/\s+/).some((word) => lettersOf(word) === lettersOf(token?.key ?? ''));
  return token !== undefined && !isOwn && isNo(token, dictionaries);
}

/** Share of words that the line has, too; words that every sentence has count like others. */
export function sharedOf(text: string, line: string): number {
  const words = text.split(/\s+/).map(lettersOf).filter(Boolean);
  const known = new Set(line.split(/\s+/).map(lettersOf));
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** In their first words: "a ver si" and "haber si". */
export function beginAlike(text: string, line: string): boolean {
  const [first = '', second = ''] = text.trim().split(/\s+/).map(lettersOf);
  const begin = lettersOf(line.trim().split(/\s+/)[0] ?? '');
  return first !== '' && [first, first + second].some((said) => likenessOf(said, begin) >= minAlike);
}

/** What the message says beside the texts, each part by itself. */
export function partsBeside(tokens: readonly Token[], texts: readonly NewText[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isTaken = texts.some(({ from, to }) => at >= from && at < to);
    if (isTaken && parts.at(-1)?.length) parts.push([]);
    else if (!isTaken) parts.at(-1)?.push(token);
  }
  return parts.filter(({ length }) => length > 0);
}
