import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';

/** "HyperX Cloud 3" for "hyper x cloud three": the number behind the right words belongs to them, where the captions have it behind the wrong ones. */
export function withNumberBehind(
  { wrong, right }: { wrong: string; right: string },
  { text, captions, dictionaries }: { text: string; captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): { wrong: string; right: string } {
  const at = text.indexOf(right);
  const [behind = '', digits = ''] =
    at === -1 ? [] : (/^ (\d{1,6})(?![\d.,]*\d)/u.exec(text.slice(at + right.length)) ?? []);
  const isNumber = (word: string | undefined) => {
    const languages = dictionaries.map(({ language }) => language);
    return word !== undefined && numberOf(lettersOf(word), languages) === Number(digits);
  };
  if (digits === '' || /\d/.test(right)) return { wrong, right };
  if (isNumber(wrong.split(/\s+/).at(-1))) return { wrong, right: right + behind };
  const wanted = wrong.split(/\s+/).map(lettersOf);
  for (const line of captions.words.lines) {
    const words = line.trim().split(/\s+/);
    const from = words.findIndex((_, start) =>
      wanted.every((word, index) => lettersOf(words[start + index] ?? '') === word),
    );
    const next = from === -1 ? undefined : words[from + wanted.length];
    if (isNumber(next)) return { wrong: `${wrong} ${next}`, right: right + behind };
  }
  return { wrong, right };
}
