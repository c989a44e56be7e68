import type { Language } from '../../../../texts/languages.ts';
import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { accentWords } from '../lexicons/accents/accent-words.ts';
import { differInAccents } from '../text/accents.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { clausesIn } from './clauses-in.ts';
import { isAndOnly, judgeWords, type Place, type Spoken } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** In letters. Shorter words stand in any sentence: French “à”. */
const minLetters = 3;

/** Takes “más and pensáis need an accent”: words that the captions have with other accents than the message. */
export function takeAccents(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const search = { captions: captions.words, dictionaries };
  const clauses = clausesIn(words);
  const isAsking = (clause: Place) => namesAccent(words.slice(clause.from, clause.to), dictionaries);
  if (!clauses.some(isAsking)) return false;
  const found = clauses.flatMap((clause) => {
    const [first, ...others] = accentedIn(words, clause, search);
    if (!first || !(isAsking(clause) || isList(words, clause, [first, ...others], dictionaries))) return [];
    // “an accent” is the colour of what lights up, too: the whole clause is about the words
    return [{ ...first, place: clause }, ...others];
  });
  const wishes = found.map(({ wrong, right, place }) => ({
    ...{ wish: replaceWords(wrong, right), places: [place], evidence: 'written' as const },
  }));
  return take(reading, words, wishes, { readsBeside: true });
}

/** “…, milímetros, líquido y sábado”: nothing but words that get accents. */
function isList(
  words: readonly Spoken[],
  { from, to }: Place,
  found: readonly { place: Place }[],
  dictionaries: readonly Dictionary[],
): boolean {
  const isFound = (at: number) => found.some(({ place }) => at >= place.from && at < place.to);
  return words.slice(from, to).every((word, index) => isFound(from + index) || isAndOnly(word, dictionaries));
}

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

function accentedIn(words: readonly Spoken[], { from, to }: Place, { captions, dictionaries }: Search) {
  const lists = listsOf(dictionaries);
  const isEdge = (at: number, isBehind: boolean) => {
    const word = at >= from && at < to ? words[at] : undefined;
    if (!word || word.token.kind === 'break' || isAndOnly(word, dictionaries)) return true;
    const has = isBehind ? lists.needs : lists.before;
    return has(word) || (!isBehind && word.isEdge && word.token.key.length < minLetters);
  };
  return words.slice(from, to).flatMap((word, index) => {
    const at = from + index;
    const wrong = word.token.kind === 'word' && word.text.length >= minLetters ? captions.writtenAs(word.text) : null;
    if (wrong === null || /\s/.test(wrong) || !differInAccents(wrong, word.text)) return [];
    // “está mal, falta la tilde”: a small word is meant where it stands in a list of such words
    if (word.isPlain && !word.isQuoted && !(isEdge(at - 1, false) && isEdge(at + 1, true))) return [];
    const right = word.isMarked ? word.text : inCaseOf(wrong, word.text);
    return [{ wrong, right, place: { from: at, to: at + 1 } }];
  });
}

function inCaseOf(written: string, said: string): string {
  const [first = ''] = said;
  const isCapital = /^\p{Lu}/u.test(written);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + said.slice(first.length);
}

function namesAccent(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  return words.some(listsOf(dictionaries).accent);
}

type Has = (word: Spoken) => boolean;

function listsOf(dictionaries: readonly Dictionary[]): { accent: Has; needs: Has; before: Has } {
  const lists = dictionaries.map(({ language }) => listsOfLanguage(language));
  const inAny = (of: (list: Lists) => ReadonlySet<string>) => (word: Spoken) =>
    lists.some((list) => of(list).has(withoutElision(word.text.toLowerCase())));
  const accent = inAny((list) => list.accent);
  return { accent, needs: inAny((list) => list.needs), before: accent };
}

/** “l'accento” */
function withoutElision(word: string): string {
  return word.replace(/^.*['’]/, '');
}

interface Lists {
  accent: ReadonlySet<string>;
  needs: ReadonlySet<string>;
}

const compiled = new Map<Language, Lists>();

function listsOfLanguage(language: Language): Lists {
  const { accent, needs } = accentWords[language];
  const lists = compiled.get(language) ?? { accent: new Set(accent.split(' ')), needs: new Set(needs.split(' ')) };
  compiled.set(language, lists);
  return lists;
}
