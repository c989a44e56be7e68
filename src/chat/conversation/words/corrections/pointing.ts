import { lettersOf } from '../text/letters.ts';
import { findQuoted, type SlotText } from '../text/quotes.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { judgeWords, mentionsIn, type Spoken } from '../with-captions/mentions.ts';
import { areAlike } from './is-plausible.ts';
import { isUnderstood } from './spoken-words.ts';

interface Message {
  text: string;
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
}

/** "It", "das", "eso": words that point at others, and are never what a message wants to have replaced, unless they are quoted. */
export function isPointing(words: string, { text, dictionaries }: Omit<Message, 'captions'>): boolean {
  const keys = tokenize(words).map(({ key }) => key);
  const isPointer = (key: string) => dictionaries.some(({ around }) => around.pointing.has(key));
  // "fix it"
  const isVerb = (key: string) =>
    dictionaries.some(
      ({ corrections, phrases }) =>
        corrections.mistaken.has(key) ||
        phrases.next.get(key)?.meaning?.kind === 'command' ||
        beginsChange(key, corrections),
    );
  const isOnly = keys.some(isPointer) && keys.every((key) => isPointer(key) || isVerb(key));
  return isOnly && !findQuoted(text).some(({ start, end }) => lettersOf(text.slice(start, end)) === lettersOf(words));
}

function beginsChange(key: string, { changeLine }: Dictionary['corrections']): boolean {
  return changeLine.some(([first, ...more]) => first === key && more.length === 0);
}

/**
 * The words to correct as they are named. "Now it says 5 million! Change it to 5 mil": a word that points means what the sentence before says
 * of the captions; no text = it cannot be said what it means. "Change das to dass" names the word itself.
 */
export function pointedAt(
  wrong: SlotText,
  { right, start, ...message }: Message & { right: SlotText | undefined; start: number },
): SlotText {
  const names = (other: string) => areAlike(wrong.text, other) && !isPointing(other, message);
  if (wrong.isQuoted || !isPointing(wrong.text, message) || (right && names(right.text))) return wrong;
  const { text, captions, dictionaries } = message;
  const said = text.slice(0, start).replace(/[^\p{L}\p{N}]+$/u, '');
  const last = said.split(/[.!?…;\n]/).at(-1) ?? '';
  const words = judgeWords(last, tokenize(last), { dictionaries, isQuoted: () => false });
  const saysHow = words.some(({ token }) =>
    dictionaries.some(({ corrections }) => corrections.mistaken.has(token.key)),
  );
  const mention = captions && saysHow ? mentionsIn(words, captions.words).at(-1) : undefined;
  const isLook = right !== undefined && isUnderstood(tokenize(right.text), dictionaries);
  const isMeant = mention?.to === words.length && !isLook;
  return { ...wrong, text: isMeant ? withNumber(words[mention.from - 1], mention.written, message) : '' };
}

/** "It says 5 million", where the captions have "five million"; '' = they have another number there. */
function withNumber(number: Spoken | undefined, written: string, { captions, dictionaries }: Message): string {
  if (number?.token.kind !== 'number') return written;
  const languages = dictionaries.map(({ language }) => language);
  const spellings = [number.token.key, ...spellingsOf(number.token.key, languages)];
  return spellings.flatMap((one) => captions?.words.writtenAs(`${one} ${written}`) ?? [])[0] ?? '';
}
