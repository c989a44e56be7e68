import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { withAccentsOf } from '../text/accents.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { asSaid, inLetterCase } from './letter-case.ts';
import { judgeWords, mentionsIn, textAt } from './mentions.ts';
import { wordsOfList } from './words-of-list.ts';

/** In words. A longer clause says more than which words are meant, too. */
const maxClause = 8;

/** "Resi and Graz need capitals, and Marien and Alma too": words of the captions beside an "also", right behind others that get a capital. */
export function withAlsoCapitals(
  understood: UnderstoodWords,
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): UnderstoodWords {
  if (!understood.wishes.some(givesCapital)) return understood;
  const found = understood.notUnderstood.flatMap((piece) => {
    const wishes = capitalsIn(piece);
    return wishes.length > 0 ? [{ piece, wishes }] : [];
  });
  const read = new Set(found.map(({ piece }) => piece));
  return {
    wishes: [...understood.wishes, ...found.flatMap(({ wishes }) => wishes)],
    notUnderstood: understood.notUnderstood.filter((piece) => !read.has(piece)),
  };

  function capitalsIn(piece: string): Wish[] {
    const words = judgeWords(piece, tokenize(piece), { dictionaries, isQuoted: quotedPlaces(piece) });
    const tokens = words.map(({ token }) => token);
    const also = tokens.findIndex((_, at) => phraseAt(tokens, at, { dictionaries, of: 'also' }) !== null);
    if (also === -1 || words.length > maxClause) return [];
    const length = phraseAt(tokens, also, { dictionaries, of: 'also' }) ?? 0;
    const mentions = mentionsIn(words, captions.words)
      .flatMap((mention) => wordsOfList(words, mention, captions.words))
      .filter(({ to, from }) => to <= also || from >= also + length);
    const isSaid = (at: number) =>
      (at >= also && at < also + length) || mentions.some(({ from, to }) => at >= from && at < to);
    if (!words.every(({ isPlain }, at) => isPlain || isSaid(at))) return [];
    return mentions.map(({ written, ...place }) => {
      const said = textAt(piece, words, place);
      const right = asSaid(written, said) ?? inLetterCase(withAccentsOf(said, written), 'first');
      return { kind: 'replace_words', wrong: written, right };
    });
  }
}

function givesCapital(wish: Wish): boolean {
  return wish.kind === 'replace_words' && wish.wrong !== wish.right && inLetterCase(wish.wrong, 'first') === wish.right;
}
