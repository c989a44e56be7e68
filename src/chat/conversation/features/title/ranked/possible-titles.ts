import type { Place } from '../../../words/with-captions/mentions.ts';
import type { MessageForTitle } from './words-of-message.ts';

/** Words of a message that may be the text of a title. */
export interface PossibleTitle extends Place {
  text: string;
  /** The signs and emojis behind its last word that belong to it. */
  tail: string;
  /** Those behind it that do not. */
  left: string;
}

/** In words. */
const maxWords = 14;
/** Before a title: “¿Qué comemos?”, “£5 off”, “@anna”, “+5 kg”. */
const opening = /[¿¡£$€#@+]+$/u;
/** What always belongs to the word before it: “70%”, “0 €”. */
const unit = /^\s?[%€$£°+]+/u;
const signs = /^\s?[!?…]+/u;
const emojis = /^(?:\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f))+/u;
const quotes = [
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
  ['(', ')'],
] as const;

/** Every run of words, with and without the signs behind it. Nobody wishes for a title with nothing but its text. */
export function possibleTitles(message: MessageForTitle): PossibleTitle[] {
  const { words } = message;
  return words.flatMap((_, from) => {
    const longest = Math.min(words.length, from + maxWords);
    const ends = Array.from({ length: longest - from }, (_, length) => from + length + 1);
    const some = ends.filter((to) => to - from < words.length);
    return some.flatMap((to) => titlesAt(message, { from, to }));
  });
}

function titlesAt({ text, words }: MessageForTitle, place: Place): PossibleTitle[] {
  const [first, last] = [words[place.from], words[place.to - 1]];
  if (!first || !last) return [];
  const before = text.slice(0, first.start);
  const begin = first.start - (opening.exec(before)?.[0].length ?? 0);
  const next = words[place.to]?.start ?? text.length;
  const behind = text.slice(last.end, next);
  const own = unit.exec(behind)?.[0] ?? '';
  const titles = tailsOf(behind.slice(own.length)).flatMap((tail) => {
    const run = text.slice(begin, last.end) + own + tail;
    const whole = balanced(run, { before: text.slice(0, begin), behind: behind.slice(own.length + tail.length) });
    if (whole === null) return [];
    return [{ ...place, text: whole, tail, left: behind.slice(own.length + tail.length) }];
  });
  return titles;
}

/** None; “?!”; emojis; and both of them. */
function tailsOf(behind: string): string[] {
  const sign = signs.exec(behind)?.[0] ?? '';
  const emoji = emojis.exec(behind.slice(sign.length))?.[0] ?? '';
  return [...new Set(['', sign, sign + emoji])];
}

/** With the quote or bracket at its edge that belongs to another one inside; null = one is open, and its other half is elsewhere. */
function balanced(run: string, { before, behind }: { before: string; behind: string }): string | null {
  let whole = run;
  for (const [open, close] of quotes) {
    const [opened, closed] = [countOf(whole, open), countOf(whole, close)];
    if (opened === closed + 1 && behind.startsWith(close)) whole += close;
    else if (closed === opened + 1 && before.endsWith(open)) whole = open + whole;
    else if (opened !== closed && open !== '„' && !(open === '“' && whole.includes('„'))) return null;
  }
  if (countOf(whole, '"') % 2 === 0) return whole;
  if (behind.startsWith('"')) return `${whole}"`;
  return before.endsWith('"') ? `"${whole}` : null;
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
