import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Named } from './find-named.ts';
import type { Place, Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxSentence = 40;
/** Words and signs between "my name" and the name: "my name in it is spelt Niamh". */
const maxBetween = 6;
/** In letters. */
const minLetters = 3;
/** A name that sounds like what was heard is read as any other word. */
const maxLikeness = 0.55;

/**
 * "My name, which is Niamh", where the captions have "I'm Neve": the same first letter is enough. null = the sentence does not say how the person
 * is called, or the captions do not have one such name.
 */
export function findOwnName(words: readonly Spoken[], { captions, dictionaries }: Search): Named | null {
  const own = words.length > maxSentence ? null : nameSaid(words, dictionaries);
  if (!own || captions.writtenAs(own.name) !== null) return null;
  const letters = lettersOf(own.name);
  const mayBe = (name: string) =>
    lettersOf(name)[0] === letters[0] && likenessOf(lettersOf(name), letters) < maxLikeness;
  const [spoken, ...others] = namesIntroduced(captions.lines, dictionaries).filter(mayBe);
  return spoken === undefined || others.length > 0 ? null : { wrong: spoken, right: own.name, place: own.place };
}

function nameSaid(
  words: readonly Spoken[],
  dictionaries: readonly Dictionary[],
): { name: string; place: Place } | null {
  const tokens = words.map(({ token }) => token);
  for (const from of tokens.keys()) {
    const length = phraseAt(tokens, from, { dictionaries, of: 'myName' });
    if (length === null) continue;
    const behind = words.slice(from + length, from + length + maxBetween + 1);
    const at = behind.findIndex(isName);
    const isNear = behind.slice(0, at).every(isBetween);
    const word = behind[at];
    if (word && isNear) return { name: word.text, place: { from, to: from + length + at + 1 } };
  }
  return null;
}

function isName({ token, isMarked, isQuoted, isPlain, isKnown }: Spoken): boolean {
  const isWritten = (isMarked && !isPlain && !isKnown) || isQuoted;
  return token.kind === 'word' && isWritten && lettersOf(token.key).length >= minLetters;
}

/** No sentence ends before the name, and no other name stands there. */
function isBetween({ token, isPlain, isTalk, isEveryday, isNot }: Spoken): boolean {
  if (token.kind === 'break') return !/[.!?…\n]/.test(token.key);
  return !isNot && (isPlain || isTalk || isEveryday);
}

/** What stands behind "I'm" in the captions, each name once. Where the captions write capitals, a name has one. */
function namesIntroduced(lines: readonly string[], dictionaries: readonly Dictionary[]): string[] {
  const hasCapitals = lines.some((line) => /\s\p{Lu}/u.test(line));
  const names = lines.flatMap((line) => {
    const tokens = tokenize(line).filter(({ kind }) => kind === 'word' || kind === 'number');
    return tokens.flatMap((_, from) => {
      let at = from + (phraseAt(tokens, from, { dictionaries, of: 'introduces' }) ?? 0);
      if (at === from) return [];
      while (dictionaries.some(({ phrases }) => phrases.next.get(tokens[at]?.key ?? '')?.meaning?.kind === 'article'))
        at++;
      const token = tokens[at];
      const { core } = splitAffixes(line.slice(token?.start ?? 0, token?.end ?? 0));
      const isOfAny = dictionaries.some(({ language }) => isCommon(core, language));
      const isOne = hasCapitals ? /^\p{Lu}/u.test(core) : core.length >= minLetters && !isOfAny;
      return token?.kind === 'word' && isOne ? [core] : [];
    });
  });
  return [...new Map(names.map((name) => [lettersOf(name), name])).values()];
}
