import { splitAffixes } from '../../../../../engine/captions/wording/dictionary.ts';
import { politeWordsAtEnd } from '../../corrections/spoken-words.ts';
import { lettersOf } from '../../text/letters.ts';
import type { Dictionary } from '../../vocabulary/compile-lexicon.ts';
import { iSaidAt } from '../../vocabulary/said-by-me-phrases.ts';
import type { CaptionsInHand } from '../caption-words.ts';
import { clausesIn } from '../clauses-in.ts';
import { type Place, type Spoken, textAt, wordsAt } from '../mentions.ts';

export interface SaidOtherwise {
  wrong: string;
  right: string;
  place: Place;
  lines?: number[];
}

interface Search {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxSaid = 10;
/** Words that differ. */
const maxOther = 2;

/** "I said see you tomorrow", where the captions have "see you soon": the part that differs; null = nothing is said of the captions like that. */
export function findAsSaid(words: readonly Spoken[], search: Search): SaidOtherwise | null {
  for (const clause of clausesIn(words)) {
    const said = saidIn(words, clause, search.dictionaries);
    // "it's not almond, I said almond flour"
    const isDenied = words.some(
      ({ isNot, isQuoted }, at) => isNot && !isQuoted && (!said || at < said.from || at >= said.to),
    );
    if (isDenied) continue;
    const found = said && differenceOf(words, said, search);
    if (found) return { ...found, place: clause };
  }
  return null;
}

/** The words behind "I said", where little stands before it. */
function saidIn(words: readonly Spoken[], { from, to }: Place, dictionaries: readonly Dictionary[]): Place | null {
  const tokens = words.map(({ token }) => token);
  let at = from;
  while (at < to && iSaidAt(tokens, at, dictionaries) === 0 && words[at]?.isPlain && !words[at]?.isNot) at++;
  const length = at < to ? iSaidAt(tokens, at, dictionaries) : 0;
  const start = at + length;
  const end = to - politeWordsAtEnd(tokens.slice(start, to), dictionaries);
  return length > 0 && end - start >= 2 && end - start <= maxSaid ? { from: start, to: end } : null;
}

/** A line that has the same words around others. */
interface Difference {
  /** Words of the captions that differ, in their line. */
  wrong: string[];
  right: Place;
  line: number;
  /** Of the words that are the same. */
  weight: number;
}

function differenceOf(words: readonly Spoken[], said: Place, search: Search): Omit<SaidOtherwise, 'place'> | null {
  const { captions, dictionaries, text } = search;
  const letters = wordsAt(words, said).map(({ token }) => lettersOf(token.key));
  if (captions.words.writtenAs(letters.join('')) !== null) return null;
  const found = captions.words.lines
    .flatMap((line, index) => differencesIn(line, index + 1, { words, said, dictionaries, isShown: captions.isShown }))
    .sort((one, other) => other.weight - one.weight);
  const [best, second] = found;
  if (!best || best.weight === second?.weight) return null;
  const wrong = splitAffixes(best.wrong.join(' ')).core;
  const isElsewhere = captions.words.isInOtherLine(wrong, best.line);
  return { wrong, right: textAt(text, words, best.right), ...(isElsewhere && { lines: [best.line] }) };
}

interface Said {
  words: readonly Spoken[];
  said: Place;
  dictionaries: readonly Dictionary[];
  isShown: boolean;
}

function differencesIn(line: string, number: number, message: Said): Difference[] {
  const { words, said } = message;
  const written = line.trim().split(/\s+/);
  const own = written.map(lettersOf);
  const letters = wordsAt(words, said).map(({ token }) => lettersOf(token.key));
  const found: Difference[] = [];
  for (let from = 0; from + letters.length <= own.length; from++) {
    let [start, end] = [0, letters.length];
    while (start < end && letters[start] === own[from + start]) start++;
    while (end > start && letters[end - 1] === own[from + end - 1]) end--;
    const same = [...wordsAt(words, said).slice(0, start), ...wordsAt(words, said).slice(end)];
    const right = { from: said.from + start, to: said.from + end };
    const weight = weightOf(same, message);
    if (end - start > maxOther || !isEnough(weight, right, message)) continue;
    found.push({ wrong: written.slice(from + start, from + end), right, line: number, weight });
  }
  return found;
}

/** A word that says something counts more than "until"; "it" and "the" stand everywhere. */
function weightOf(same: readonly Spoken[], { dictionaries }: Said): number {
  const isSmall = ({ token: { key } }: Spoken) =>
    dictionaries.some(
      ({ around, corrections, phrases }) =>
        around.pointing.has(key) ||
        corrections.notCorrected.has(key) ||
        phrases.next.get(key)?.meaning?.kind === 'article',
    );
  const isEveryday = ({ isPlain, isEveryday }: Spoken) => isPlain || isEveryday;
  return same.reduce((sum, word) => {
    if (isSmall(word)) return sum + 1;
    return sum + (isEveryday(word) ? 2 : 4);
  }, 0);
}

const minWeight = { shown: 2, unshown: 4, ofTwo: 3 };

/** Only a word that says something of its own, and is no setting, takes the place of another one. */
function isEnough(weight: number, right: Place, { words, isShown, dictionaries }: Said): boolean {
  const said = wordsAt(words, right);
  const ofShown = said.length > 1 ? minWeight.ofTwo : minWeight.shown;
  const least = isShown ? ofShown : minWeight.unshown;
  const isOwn = ({ token }: Spoken) => token.kind === 'number' || mayReplace(token.key, dictionaries);
  return weight >= least && said.some(isOwn) && !said.some(({ isNot, token }) => isNot || token.kind === 'break');
}

/** In letters. */
const minOwn = 4;

/** "Tomorrow", but no setting, and not "very". */
function mayReplace(key: string, dictionaries: readonly Dictionary[]): boolean {
  const isOther = dictionaries.some(({ phrases }) => {
    const meaning = phrases.next.get(key)?.meaning;
    return meaning != null && meaning.kind !== 'foreign' && (meaning.kind !== 'filler' || meaning.isPolite);
  });
  return key.length >= minOwn && !isOther;
}
