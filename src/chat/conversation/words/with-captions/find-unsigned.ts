import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import { isUnwanted, maxSentence, type Search, type Signed, signIn, wordBefore } from './find-signs.ts';

/** “Why is there a comma after guys?”, “no comma after guys”: the word with the sign, which goes; null = the captions have none there, or it may stay. */
export function findUnsigned(tokens: readonly Token[], { captions, dictionaries }: Search): Signed | null {
  const words = tokens.filter(({ kind }) => kind !== 'quiet');
  const named = words.length > maxSentence ? null : signIn(words, dictionaries);
  if (!named) return null;
  const isQuestioned = words.some((_, at) => saidAt(words, at, { dictionaries, of: 'needless' }) > 0);
  if (!isQuestioned && !isUnwanted(words, named.from, dictionaries)) return null;
  const word = wordBefore(words, { captions: captions.words, dictionaries });
  const standing = word === null ? [] : placesOf(word, named.sign, captions.words.lines);
  const [only] = standing;
  return only !== undefined && standing.length === 1 ? { wrong: `${only}${named.sign}`, right: only } : null;
}

/** The word as it stands in each place where the sign follows it. */
function placesOf(word: string, sign: string, lines: readonly string[]): string[] {
  const wanted = lettersOf(word);
  return lines.flatMap((line) =>
    line.split(/\s+/).flatMap((written) => {
      const { core, after } = splitAffixes(written);
      return after.startsWith(sign) && lettersOf(core) === wanted ? [core] : [];
    }),
  );
}
