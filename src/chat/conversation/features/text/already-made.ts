import type { Caption } from '../../../../engine/captions/caption.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { VideoInChat } from '../../chat-state.ts';
import { type CorrectedLine, correctCaptions, undoCorrection } from '../../corrections/correct-captions.ts';
import { type CorrectionWish, isCorrection, isTalk, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { deniesWords } from '../../words/with-captions/denies-words.ts';

/** What stands in the captions already, and in which line, counted from 1. */
export interface AlreadyMade {
  right: string;
  line: number;
  /** Parts of the message that were not understood, as they were written. */
  notUnderstood: string[];
}

interface Said {
  text: string;
  language: Language;
  /** What it was understood as. */
  wishes: readonly Wish[];
  /** What it would be understood as, with these lines in hand. */
  read(lines: readonly string[]): UnderstoodWords;
}

/**
 * A correction that is said again after it was made: "week, not weak" where "week" stands by now. Read with the captions as they were before one
 * of the last changes of words, the message asks for just what they say now. If it was understood as another correction ("week" → "weak"), it
 * must also say that the earlier words are wrong.
 * @returns null = the message is no such correction
 */
export function alreadyMade(
  { done = [] }: Pick<VideoInChat, 'done'>,
  captions: Caption[],
  { text, language, wishes, read }: Said,
): AlreadyMade | null {
  for (const change of done) {
    // to read a message again takes long where captions are
    if (!('lines' in change) || !namesChange(text, change.lines)) continue;
    const before = undoCorrection(captions, change.lines).map((caption) => ({ ...caption, words: [] }));
    // a line that is gone stands nowhere
    if (before.length !== captions.length) continue;
    const earlier = read(before.map((caption) => caption.text));
    const corrections = earlier.wishes.filter(isCorrection);
    if (corrections.length === 0 || !makesTheSame(before, corrections, captions)) continue;
    const made = correctCaptions(before, corrections).captions;
    const changed = before.findIndex((caption, index) => caption.text !== made[index]?.text);
    const now = captions[changed];
    const [first] = corrections;
    const isReplaced = first?.kind === 'replace_words' && first.right !== '';
    const isSaid = wishes.every(isTalk) || (isReplaced && deniesWords(text, first.wrong, language));
    const { notUnderstood } = earlier;
    if (now && isSaid) return { right: isReplaced ? first.right : now.text, line: changed + 1, notUnderstood };
  }
  return null;
}

/** Whether each line that the corrections change reads just so now; the change may have made others, too. */
function makesTheSame(before: Caption[], corrections: CorrectionWish[], now: readonly Caption[]): boolean {
  const made = correctCaptions(before, corrections).captions;
  if (made.length !== now.length) return false;
  const changed = made.filter(({ text }, index) => text !== before[index]?.text);
  return (
    changed.length > 0 && made.every(({ text }, index) => text === before[index]?.text || text === now[index]?.text)
  );
}

/** Whether a message has a word that a change put into the captions, or took out of them. */
function namesChange(text: string, lines: readonly CorrectedLine[]): boolean {
  const said = new Set(tokenize(text).map(({ key }) => key));
  return lines.some(({ before, after }) => {
    const [earlier, now] = [before.split(/\s+/), (after ?? '').split(/\s+/)];
    const changed = [...without(earlier, now), ...without(now, earlier)];
    return changed.some((word) => tokenize(word).some(({ key }) => said.has(key)));
  });
}

/** The words of which there are more than others. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
