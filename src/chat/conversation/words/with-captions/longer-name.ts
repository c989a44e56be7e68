import type { CaptionWords } from './caption-words.ts';
import { hasFewerWords } from './fewer-words.ts';
import { type Place, type Spoken, textAt } from './mentions.ts';

/** "One word, Middleport. Middleport Pots": the joined word with the one behind it, as a message writes both elsewhere; null = it does not. */
export function longerName(
  text: string,
  words: readonly Spoken[],
  { wrong, right, captions }: { wrong: string; right: string; captions: CaptionWords },
): (Place & { written: string; said: string }) | null {
  const tokens = words.map(({ token }) => token);
  for (const [from, word] of words.entries()) {
    const run = word.text === right ? captions.runAt(tokens, from) : null;
    const place = { from, to: from + (run?.length ?? 0) };
    const said = textAt(text, words, place);
    // "Gummistiefel und …"
    if (words[place.to - 1]?.isPlain) continue;
    if (run && run.length > 1 && run.written.startsWith(`${wrong} `) && hasFewerWords(said, run.written))
      return { ...place, written: run.written, said };
  }
  return null;
}
