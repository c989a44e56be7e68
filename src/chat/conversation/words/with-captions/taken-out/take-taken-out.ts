import type { CorrectionWish } from '../../../understood-words.ts';
import { type Reading, type Segment, tokensOf } from '../../corrections/reading.ts';
import { lettersOf } from '../../text/letters.ts';
import { clausesIn } from '../clauses-in.ts';
import { isAndOnly, judgeWords, type Place, type Spoken, textAt, wordsAt } from '../mentions.ts';
import { showsEmoji } from '../take-emoji.ts';
import { type Found, take } from '../take-found.ts';
import { findPutInstead } from './find-put-instead.ts';
import { findTakenFrom } from './find-taken-from.ts';
import { findTakenOut } from './find-taken-out.ts';
import { findWordOfLine } from './find-word-of-line.ts';
import { isFrame, type RemovalClause, removalClause, type Search } from './removal-clause.ts';

/** In words. A longer message tells a story. */
const maxMessage = 40;
const maxClause = 20;

/** Takes "hey guys out please", "the first word of line 3 can go", "everything from «subscribe» on, kill it". */
export function takeTakenOut(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  if (words.length > maxMessage) return false;
  const search = { text, captions, dictionaries };
  const clauses = clausesIn(words);
  const from = findTakenFrom(words, clauses, search);
  if (from) return take(reading, words, from);
  const found: Found[] = [];
  for (const [index, place] of clauses.entries()) {
    for (const part of place.to - place.from <= maxClause ? partsOf(words, place, search) : []) {
      const wish = wishOf(part.clause, search);
      if (!wish) continue;
      const instead = wish.kind === 'replace_words' ? findPutInstead(words, clauses, { ...search, index }) : null;
      if (instead === 'unclear') return false;
      const right = instead ? textAt(text, words, instead.right) : '';
      const places = [part.place, ...(instead ? [instead.clause] : [])];
      found.push({ wish: wish.kind === 'replace_words' && instead ? { ...wish, right } : wish, places });
    }
  }
  return take(reading, words, found);
}

/** "Delete the first word of line 9 and the last word of line 12": a clause that names several lines is read in parts. */
function partsOf(words: readonly Spoken[], place: Place, search: Search): { place: Place; clause: RemovalClause }[] {
  const clause = removalClause(wordsAt(words, place), search);
  if (!clause) return [];
  if (clause.names.length < 2) return [{ place, clause }];
  const isAnd = (at: number) => at > place.from && isAndOnly(words[at], search.dictionaries);
  const starts = wordsAt(words, place).flatMap((_, at) => (isAnd(place.from + at) ? [place.from + at] : []));
  const parts = [place.from, ...starts].map((from, at) => ({
    from: at === 0 ? from : from + 1,
    to: starts[at] ?? place.to,
  }));
  return parts.flatMap((part) => {
    const read = removalClause(wordsAt(words, part), search, true);
    return read && read.names.length === 1 ? [{ place: part, clause: read }] : [];
  });
}

function wishOf(clause: RemovalClause, search: Search): CorrectionWish | null {
  const ofLine = findWordOfLine(clause, search);
  if (ofLine) return ofLine;
  const line = wholeLine(clause, search);
  if (line !== null) return { kind: 'remove_line', line };
  const found = findTakenOut(clause, search);
  if (!found) return null;
  return { kind: 'replace_words', wrong: found.written, right: '', ...(found.lines && { lines: found.lines }) };
}

/** "Delete 9": the only line that the clause names, beside words that say nothing of their own. */
function wholeLine(clause: RemovalClause, { text, captions, dictionaries }: Search): number | null {
  // "delete 🐢 in line 2"
  if (showsEmoji(text.slice(clause.tokens[0]?.start, clause.tokens.at(-1)?.end))) return null;
  const { words, asks, names } = clause;
  const isElse = (_: Spoken, at: number) => !isFrame(clause, at, dictionaries) || (words[at]?.isNot && !asks.has(at));
  const [name, ...others] = names;
  if (name && others.length === 0) {
    const isElsewhere = words.some((_, at) => isWordOfLine(clause, at, { captions, dictionaries }));
    return words.some(isElse) || isElsewhere || clause.edge ? null : name.line;
  }
  const [number, ...more] = words.flatMap(({ token }, at) =>
    token.kind === 'number' ? [{ at, line: Number(token.key) }] : [],
  );
  const isNumber = number !== undefined && more.length === 0 && names.length === 0 && captions.isShown;
  if (!isNumber || !asks.has(number.at - 1) || number.at !== words.length - 1) return null;
  const isLine = number.line >= 1 && number.line <= captions.words.lines.length;
  return isLine && !words.some((word, at) => at !== number.at && isElse(word, at)) ? number.line : null;
}

/** "Remove «of» in line 3", "in line 3 a word is to go": not the line itself. */
function isWordOfLine(
  { words, asks, places, names }: RemovalClause,
  at: number,
  { captions, dictionaries }: Pick<Search, 'captions' | 'dictionaries'>,
): boolean {
  const key = words[at]?.token.key ?? '';
  const isRepeated = captions.words.repeated.has(lettersOf(key));
  const before = words[at - 1]?.token.key ?? '';
  // "lösch ein die in Zeile 2"
  if (isRepeated && dictionaries.some(({ around }) => around.indefinite.has(before))) return true;
  if (asks.has(at) || places.has(at)) return false;
  if (dictionaries.some(({ corrections }) => corrections.aWord.has(key))) return true;
  const line = (captions.words.lines[(names[0]?.line ?? 0) - 1] ?? '').split(/\s+/).map(lettersOf);
  const isSmall = dictionaries.some(
    ({ around, phrases }) => around.pointing.has(key) || phrases.next.get(key)?.meaning?.kind === 'article',
  );
  return isRepeated || (!isSmall && line.includes(lettersOf(key)));
}
