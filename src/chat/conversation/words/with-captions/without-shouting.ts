import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { judgeWords } from './mentions.ts';

/** In words. */
const minShouted = 2;

interface Message {
  text: string;
  captions: { words: CaptionWords };
  dictionaries: readonly Dictionary[];
}

/** "CHANGE REALS TO REELS": who writes all of a message in capitals means none of them, unless the captions write the wrong words so. */
export function withoutShouting(understood: UnderstoodWords, message: Message): UnderstoodWords {
  if (!isShouted(message)) return understood;
  return { ...understood, wishes: understood.wishes.map((wish) => spokenSoftly(wish, message.captions.words)) };
}

/** All of it is in capitals, and not names or abbreviations alone: "NASA, FBI". */
function isShouted({ text, dictionaries }: Message): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const words = judgeWords(text, tokenize(text), { dictionaries, isQuoted: () => false });
  const long = words.filter((word) => word.token.kind === 'word' && /\p{Lu}{2}/u.test(word.text));
  return long.length >= minShouted && long.some(({ isPlain, isEveryday }) => isPlain || isEveryday);
}

function spokenSoftly(wish: Wish, captions: CaptionWords): Wish {
  // "WRITE REELS IN CAPITALS"
  if (wish.kind !== 'replace_words' || lettersOf(wish.wrong) === lettersOf(wish.right)) return wish;
  const written = (captions.writtenAs(wish.wrong) ?? wish.wrong).split(/\s+/).map((word) => splitAffixes(word).core);
  const words = wish.right.split(/\s+/).map((word, at) => {
    const like = written.find((one) => lettersOf(one) === lettersOf(word));
    return like ?? inCaseOf(word, written[Math.min(at, written.length - 1)] ?? '');
  });
  return { ...wish, right: words.join(' ') };
}

function inCaseOf(word: string, written: string): string {
  if (/\p{Lu}{2}/u.test(written)) return word;
  const small = word.toLowerCase();
  return /^\p{Lu}/u.test(written) ? small.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : small;
}
