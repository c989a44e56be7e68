import { isCommon } from '../in-lines/near-in-line.ts';
import { withAccentsOf } from '../text/accents.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import type { CaptionWords } from './caption-words.ts';
import { formsOfName } from './forms-of-name.ts';
import { asSaid, inLetterCase, letterCaseIn } from './letter-case.ts';
import { isAndOnly, type Place, type Spoken } from './mentions.ts';
import { beginsWithNamed, isOfDemand } from './named-letters.ts';

interface Capital {
  wrong: string;
  right: string;
  place: Place;
}

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** At the end of a list: "etc." */
const andMore = new Set(['etc', 'ecc', 'usw', 'тд', 'тп']);

/** In words. A longer message tells a story. */
const maxMessage = 45;
/** Names of a list, one beside the other. */
const minListed = 2;

/**
 * "Put capital letters where they should be, Sam and Glasgow": the words of a list, and names, that are to begin with a capital, as the captions have
 * them. None where the message asks for no capitals, or for nothing else.
 * @param others places that ask for capitals, too
 */
export function findCapitals(
  words: readonly Spoken[],
  { captions, dictionaries }: Search,
  others: readonly Place[] = [],
): Capital[] {
  const demands = words.length > maxMessage ? [] : [...demandsIn(words, dictionaries), ...others];
  if (demands.length === 0) return [];
  const named = itemsIn(words, demands, { captions, dictionaries });
  const isListed = (index: number) => runAt(named, index) >= minListed;
  const isMeant = beginsWithNamed(words, demands);
  const isOfDemanded = sentencesMeant(named);
  const found = named.flatMap(({ item, sentence }, index) => {
    if (!isOfDemanded(sentence)) return [];
    if (!item || (!isListed(index) && !isPartOfName(words, item.at)) || !isMeant(item.word)) return [];
    const isName = item.word.isMarked || /^\p{Lu}/u.test(item.word.text);
    return item.written
      .filter((written) => isName || !isAnywhere(written, { captions, dictionaries }))
      .map((wrong) => ({
        wrong,
        right: asSaid(wrong, item.word.text) ?? inLetterCase(withAccentsOf(item.word.text, wrong), 'first'),
        place: { from: item.at, to: item.at + 1 },
      }))
      .filter(({ wrong, right }) => wrong !== right);
  });
  return found.length === 0 ? [] : found.map((one, index) => (index === 0 ? withDemands(one, demands) : one));
}

/** Written with a capital, or with one before such a word: “Città Alta” at the beginning, too. */
function isPartOfName(words: readonly Spoken[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return word?.isMarked === true || (next?.isMarked === true && /^\p{Lu}/u.test(word?.text ?? ''));
}

/** What asks for capitals belongs to the first of them. */
function withDemands(one: Capital, demands: readonly Place[]): Capital {
  const all = [one.place, ...demands];
  const place = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
  return { ...one, place };
}

/** All that asks for them: "the nouns are all small: … Can you give them capitals?" */
function demandsIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place[] {
  const named = letterCaseIn(words, dictionaries);
  if (named && named.letterCase !== 'first' && named.letterCase !== 'each') return [];
  const tokens = words.map(({ token }) => token);
  const found = tokens.flatMap((_, from) => {
    const length = saidAt(tokens, from, { dictionaries, of: 'capitals' });
    return length > 0 ? [{ from, to: from + length }] : [];
  });
  return named ? [{ from: named.from, to: named.to }, ...found] : found;
}

interface Item {
  at: number;
  word: Spoken;
  written: string[];
}

/** Between signs and "and"s. */
interface Part {
  /** Its only word that the captions have; null = it has none, or says more. */
  item: Item | null;
  sentence: number;
  isAsking: boolean;
}

/** The sentences that ask for capitals of their own words: no others get them. Without such a sentence, all may be meant. */
function sentencesMeant(parts: readonly Part[]): (sentence: number) => boolean {
  const asking = new Set(parts.filter(({ isAsking }) => isAsking).map(({ sentence }) => sentence));
  const meant = new Set(parts.flatMap(({ item, sentence }) => (item && asking.has(sentence) ? [sentence] : [])));
  return (sentence) => meant.size === 0 || meant.has(sentence);
}

function itemsIn(words: readonly Spoken[], demands: readonly Place[], { captions, dictionaries }: Search): Part[] {
  const parts: (Place & { sentence: number })[] = [{ from: 0, to: 0, sentence: 0 }];
  for (const [at, word] of words.entries()) {
    const last = parts.at(-1);
    const sentence = (last?.sentence ?? 0) + (endsSentence(words, at) ? 1 : 0);
    if (word.token.kind === 'break' || isAndOnly(word, dictionaries))
      parts.push({ from: at + 1, to: at + 1, sentence });
    else if (last) last.to = at + 1;
  }
  return parts.flatMap(({ from, to, sentence }): Part[] => {
    const content = words.slice(from, to).flatMap((word, index) => {
      const at = from + index;
      const isAsked = demands.some((demand) => at >= demand.from && at < demand.to);
      const isNone = isAsked || word.isPlain || word.token.kind !== 'word' || andMore.has(word.token.key);
      return isNone ? [] : [{ at, word }];
    });
    if (from === to) return [];
    const items = content.flatMap(({ at, word }) => {
      const written = isOfDemand(word, dictionaries) ? [] : writtenOf(word, { captions, dictionaries });
      return written.length > 0 ? [{ at, word, written }] : [];
    });
    // "Dutch oven, capital D": names have no rare words beside them
    const isRare = ({ at, word }: { at: number; word: Spoken }) =>
      !word.isKnown && !word.isEveryday && !isOfDemand(word, dictionaries) && !items.some((item) => item.at === at);
    const marked = content.some(isRare) ? [] : items.filter(({ at }) => isPartOfName(words, at));
    const named = content.length === 1 && items.length === 1 ? items : marked;
    const isAsking = demands.some((demand) => demand.from < to && demand.to > from);
    return (named.length > 0 ? named : [null]).map((item) => ({ item, sentence, isAsking }));
  });
}

/** A new line does, unless it goes on with one word of a list. */
function endsSentence(words: readonly Spoken[], at: number): boolean {
  const key = words[at]?.token.key ?? '';
  const isEnd = (word: Spoken | undefined) => word === undefined || word.token.kind === 'break';
  return /^[.!?…]/.test(key) || (key === '\n' && !isEnd(words[at + 1]) && !isEnd(words[at + 2]));
}

/** As the captions have the word, in each of its forms. */
function writtenOf({ token, text, isKnown }: Spoken, { captions, dictionaries }: Search): string[] {
  const written = captions.writtenAs(token.key);
  if (written !== null) return /\s/.test(written) ? [] : [written];
  // the “Groß-” of “Groß- und Kleinschreibung” is no form of “größte”
  if (isKnown) return [];
  return formsOfName(lettersOf(text), { captions, language: dictionaries[0]?.language ?? '' });
}

/** How many items of one sentence stand one beside the other there. */
function runAt(parts: readonly Part[], index: number): number {
  const isBeside = (part: Part | undefined) => part?.item != null && part.sentence === parts[index]?.sentence;
  let [from, to] = [index, index + 1];
  while (isBeside(parts[from - 1])) from--;
  while (isBeside(parts[to])) to++;
  return to - from;
}

/** A word of any sentence has capitals in some places alone. */
function isAnywhere(written: string, { captions, dictionaries }: Search): boolean {
  const isOfAny = dictionaries.some(({ language }) => language !== 'de' && isCommon(written, language));
  return isOfAny && captions.countOf(written) > 1;
}
