import { splitAffixes } from '../../../../../engine/captions/wording/dictionary.ts';
import { captionsOfLine } from '../../in-lines/line-names.ts';
import { thinkingWords } from '../../lexicons/said/thinking-words.ts';
import { lettersOf } from '../../text/letters.ts';
import type { Dictionary } from '../../vocabulary/compile-lexicon.ts';
import { takenOutAt } from '../../vocabulary/taken-out-phrases.ts';
import { wordsOfAll } from '../../vocabulary/words-of-all.ts';
import { lettersAt, type Mention, type Place, type Spoken, wordsAt } from '../mentions.ts';
import { isFrame, type RemovalClause, type Search } from './removal-clause.ts';

/** In words. */
const maxRun = 8;
/** In letters. */
const maxSmall = 2;

const fillers = wordsOfAll((language) => thinkingWords[language]);

/** Words of the captions that are all that a clause says beside the words that ask for them to go; `lines` absent = everywhere. */
export function findTakenOut(clause: RemovalClause, search: Search): (Mention & { lines?: number[] }) | null {
  const { words, names } = clause;
  const { captions } = search;
  const [name, ...others] = names;
  if (others.length > 0 || words.some((_, at) => isOneOfTwo(words, at, search))) return null;
  const ofLine = name ? captionsOfLine(captions, name.line).words : captions.words;
  const mention = mentionIn(clause, { ...search, captions: { ...captions, words: ofLine } });
  if (!mention || !isAsked(clause, mention) || isOneOfMany(words, mention, search)) return null;
  const edge = clause.edge && lineAtEdge(clause.edge, mention, captions.words.lines);
  if (clause.edge && !name && edge === null) return null;
  const line = name?.line ?? edge;
  const isElsewhere = line != null && captions.words.isInOtherLine(mention.letters, line);
  const isEverywhere = line == null && mention.letters.length <= maxSmall && !fillers.has(mention.letters);
  if (isEverywhere && captions.words.countOf(mention.letters) > 1) return null;
  return line != null && (isElsewhere || edge !== null) ? { ...mention, lines: [line] } : mention;
}

/** The longest words of the captions beside which nothing else is said; of quoted words, these. */
function mentionIn(clause: RemovalClause, search: Search): Mention | null {
  const { words } = clause;
  const first = words.findIndex(({ isQuoted }) => isQuoted);
  const last = words.findLastIndex(({ isQuoted }) => isQuoted);
  if (first !== -1) return mentionAt(clause, { from: first, to: last + 1 }, search);
  for (let length = Math.min(maxRun, words.length - 1); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const found = mentionAt(clause, { from, to: from + length }, search);
      if (found) return found;
    }
  }
  return null;
}

function mentionAt(clause: RemovalClause, place: Place, { captions, dictionaries }: Search): Mention | null {
  const { words, asks, places } = clause;
  const isInside = (at: number) => at >= place.from && at < place.to;
  for (let at = place.from; at < place.to; at++) if (asks.has(at) || places.has(at)) return null;
  const isAlone = words.every((word, at) => isInside(at) === word.isQuoted || (!word.isQuoted && isInside(at)));
  if (!isAlone || words.some((_, at) => !isInside(at) && !isFrame(clause, at, dictionaries))) return null;
  const letters = lettersAt(words, place);
  const written = captions.words.writtenAs(letters);
  if (written === null || !mayBeMeant(words, place, { captions, dictionaries })) return null;
  return { ...place, written, letters };
}

/** Not "it", and no setting; before the text was shown, only what is called a word, is quoted, or is said while people think. */
function mayBeMeant(
  words: readonly Spoken[],
  place: Place,
  { captions, dictionaries }: Pick<Search, 'captions' | 'dictionaries'>,
): boolean {
  const inside = wordsAt(words, place);
  const isCalled = dictionaries.some(({ corrections }) =>
    corrections.aWord.has(words[place.from - 1]?.token.key ?? ''),
  );
  const isFiller = inside.every(({ token }) => fillers.has(token.key));
  if (inside.some(({ isQuoted }) => isQuoted) || isCalled || isFiller) return true;
  if (!captions.isShown || inside.every((word) => isSmall(word, dictionaries))) return false;
  // "please" and "leave" are said around what is to go
  const isSaidAround = ({ token }: Spoken) =>
    takenOutAt([token], 0, { dictionaries, of: 'around' }) > 0 || isKnown(token.key, dictionaries);
  return inside.length > 1 || !inside.every(isSaidAround);
}

/** "It", "the", "in", "and": such words stand everywhere. */
function isSmall({ token: { key } }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(
    ({ around, corrections, phrases }) =>
      around.pointing.has(key) ||
      around.toLine.has(key) ||
      corrections.lineAnd.has(key) ||
      corrections.notCorrected.has(key) ||
      corrections.ordinals.has(key) ||
      around.indefinite.has(key) ||
      phrases.next.get(key)?.meaning?.kind === 'article',
  );
}

/** A setting, or a word of politeness. */
function isKnown(key: string, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ phrases }) => {
    const meaning = phrases.next.get(key)?.meaning;
    return meaning != null && (meaning.kind !== 'filler' || meaning.isPolite);
  });
}

/** "Don't take it out" asks for the opposite. */
function isAsked({ words, asks }: RemovalClause, { from, to }: Place): boolean {
  return !words.some(({ isNot }, at) => isNot && !asks.has(at) && (at < from || at >= to));
}

/** "«A hundred and and ten», take out one and": one of two, whatever is quoted. */
function isOneOfTwo(words: readonly Spoken[], at: number, { captions, dictionaries }: Search): boolean {
  const [before, key] = [words[at - 1]?.token.key ?? '', words[at]?.token.key ?? ''];
  const isIndefinite = dictionaries.some(({ around }) => around.indefinite.has(before));
  return isIndefinite && !words[at]?.isQuoted && captions.words.repeated.has(lettersOf(key));
}

/** "A «then» too many": of a word that stands in several places, it is not said which. */
function isOneOfMany(
  words: readonly Spoken[],
  { from, letters }: Mention,
  { captions, dictionaries }: Search,
): boolean {
  const before = words[from - 1]?.token.key ?? '';
  const isCounted = dictionaries.some(
    ({ corrections, around }) =>
      around.indefinite.has(before) ||
      (corrections.ordinals.has(before) && !corrections.line.some(([one]) => one === before)),
  );
  return captions.words.repeated.has(letters) || (isCounted && captions.words.countOf(letters) > 1);
}

/** The first line that begins with the words, or the last one that ends with them; from 1 on. */
function lineAtEdge(edge: 'atStart' | 'atEnd', { letters }: Mention, lines: readonly string[]): number | null {
  const isAt = (line: string) => {
    const words = line
      .trim()
      .split(/\s+/)
      .map((word) => lettersOf(splitAffixes(word).core));
    const edges = words.map((_, at) => (edge === 'atStart' ? words.slice(0, at + 1) : words.slice(at)).join(''));
    return edges.includes(letters);
  };
  const at = edge === 'atStart' ? lines.findIndex(isAt) : lines.findLastIndex(isAt);
  return at === -1 ? null : at + 1;
}
