import { saysAndNames } from '../lexicons/said/says-and-names.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { clausesIn } from './clauses-in.ts';
import type { Removed } from './find-removed.ts';
import { mentionAt } from './mention-at.ts';
import { type Spoken, wordsAt } from './mentions.ts';

/** In words. A longer message tells something. */
const maxMessage = 30;
/** Words between "not" and what is not to be taken out. */
const maxBehindNot = 3;

/** "My client's name, take it out (it says fanny)": a name is to go, and behind "says" stands which one. */
export function findRemovedName(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Removed | null {
  if (words.length > maxMessage) return null;
  const isOf = (word: Spoken | undefined, kind: 'says' | 'names') =>
    word !== undefined &&
    dictionaries.some(({ language }) => saysAndNames[language][kind].split(' ').includes(word.token.key));
  const clauses = clausesIn(words).map((place) => wordsAt(words, place));
  if (!clauses.some((clause) => clause.some((word) => isOf(word, 'names')) && asksToRemove(clause, dictionaries)))
    return null;
  const said = words.flatMap((word, at) => {
    const mayBeName = word.token.kind === 'word' && !word.isPlain && !word.isKnown && !word.isEveryday;
    const isSaid = isOf(words[at - 1], 'says') || isOf(words[at - 1], 'names');
    const mention = mayBeName && isSaid ? mentionAt(words, { from: at, to: at + 1 }, captions) : null;
    return mention ? [mention] : [];
  });
  const [only, ...others] = said;
  return only && others.length === 0 ? { wrong: only.written, right: '', place: { from: 0, to: words.length } } : null;
}

/** A verb of taking out, also one that has "it" behind a hyphen, or its second word further on: "enlève-le", "take her name out". */
function asksToRemove(clause: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  const verbs = dictionaries.flatMap(({ corrections }) => corrections.removeLine);
  return clause.some(({ token }, at) => {
    const isDenied = clause.slice(Math.max(0, at - maxBehindNot), at).some(({ isNot }) => isNot);
    const isVerb = ([first, second, ...others]: readonly string[]) =>
      first === token.key.split('-')[0] &&
      others.length === 0 &&
      (second === undefined || clause.slice(at + 1).some((word) => word.token.key === second));
    return !isDenied && verbs.some(isVerb);
  });
}
