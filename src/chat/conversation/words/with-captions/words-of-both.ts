import { lettersOf } from '../text/letters.ts';
import type { CaptionWords } from './caption-words.ts';
import { mentionAt } from './mention-at.ts';
import type { Pair, Spoken } from './mentions.ts';

/** A word that says something by itself. */
export function isContent({ isPlain, isQuoted }: Spoken): boolean {
  return !isPlain || isQuoted;
}

/** No sign, and no "not". */
export function isWord(word: Spoken | undefined): boolean {
  return word !== undefined && !word.isNot && (word.token.kind === 'word' || word.token.kind === 'number');
}

/** A pair without the words that its sides share, and with the word behind both that is written otherwise. */
export function withoutWordsOfBoth(words: readonly Spoken[], pair: Pair, captions: CaptionWords): Pair {
  return withSameBeside(words, withoutShared(words, withoutSaidBefore(words, pair), captions), captions);
}

/** "Saule" of "eau de saule, pas eau de sol", where the captions have "de sol" behind another word. */
function withoutSaidBefore(words: readonly Spoken[], { wrong, right }: Pair): Pair {
  const isShared = words[wrong.from - 1]?.token.key === words[right.from]?.token.key;
  return isShared && right.to - right.from > 1
    ? { wrong, right: { from: right.from + 1, to: right.to } }
    : { wrong, right };
}

/** Without the article that both have, unless it says which of several places is meant: "una hola" where "hola" stands elsewhere, too. */
function withoutShared(words: readonly Spoken[], { wrong, right }: Pair, captions: CaptionWords): Pair {
  const [one, other] = [words[wrong.from], words[right.from]];
  const isShared = one && !isContent(one) && one.token.key === other?.token.key && !isInName(words, right);
  const bare =
    isShared && wrong.to - wrong.from > 1 ? mentionAt(words, { from: wrong.from + 1, to: wrong.to }, captions) : null;
  if (!bare || right.to - right.from < 2 || captions.countOf(bare.written) > 1) return { wrong, right };
  return { wrong: bare, right: { from: right.from + 1, to: right.to } };
}

/** "Boa Viagem" for "boa viajem": the small word is written with a capital, and so is the next. */
function isInName(words: readonly Spoken[], { from }: Pair['right']): boolean {
  return [words[from], words[from + 1]].every((word) => /^\p{Lu}/u.test(word?.text ?? ''));
}

/** "Advantage Card, not add vantage", where the captions have "add vantage card": with the word that stands beside both, where it is written otherwise. */
function withSameBeside(words: readonly Spoken[], { wrong, right }: Pair, captions: CaptionWords): Pair {
  const beside = words[right.to];
  if (right.to === wrong.from || !isWord(beside) || !beside || !isContent(beside)) return { wrong, right };
  const written = captions.writtenAs(`${wrong.written} ${beside.text}`);
  if (written === null || written.endsWith(` ${beside.text}`)) return { wrong, right };
  return { wrong: { ...wrong, written, letters: lettersOf(written) }, right: { from: right.from, to: right.to + 1 } };
}
