import { endsSentence } from '../words/punctuation.ts';
import { splitUnspaced } from '../words/unspaced-script.ts';
import { lettersOf } from './letters.ts';
import { scriptText } from './script-text.ts';
import { isSpoken, spokenForms } from './spoken/spoken-forms.ts';
import type { SpokenLanguage } from './spoken/spoken-language.ts';
import { spokenLanguage } from './spoken/spoken-languages.ts';

/** What somebody says in one go: a word of a script, with the punctuation and emojis beside it. */
export interface ScriptToken {
  /** As captions show it. */
  text: string;
  /** The ways to say it, see `spokenForms`; the first is the word's own letters. */
  forms: string[];
  /** Words in round brackets, in a heading or before a colon: they may be said or not. Each group has its number; null = none. */
  optionalGroup: number | null;
  /** Whether a phrase ends here because the script's line does. */
  endsLine: boolean;
  /** Whether a sentence or a line ends here. */
  endsSentence: boolean;
}

/** A line of more characters than this is one that a program wrapped: no phrase ends with it. */
const maxCharactersOfPhrase = 45;
/** A speaker's name has no more words. */
const maxNameWords = 4;

/**
 * The words of a script as they are said. Of subtitles, the times and counters are left out. What is in square, curly or pointed brackets is left out. What is in round
 * brackets, a heading of Markdown, and a name before a colon at the start of a line, may be said or not.
 * @param language ISO 639-1; null = unknown
 */
export function parseScript(script: string, language: string | null): ScriptToken[] {
  const spoken = spokenLanguage(language);
  const tokens: ScriptToken[] = [];
  let groups = 0;
  for (const line of scriptText(script).split(/\r\n|[\n\r\u2028\u2029\u0085]/)) {
    const pieces = piecesOf(line, groups);
    groups = pieces.reduce((most, { group }) => Math.max(most, group ?? 0), groups);
    const ofLine = tokensOf(pieces, spoken);
    const last = ofLine.at(-1);
    // a paragraph or a line of a poem ends a phrase; a long line may be wrapped in the middle of one
    if (last) last.endsLine = line.length <= maxCharactersOfPhrase || endsSentence(last.text);
    else if (line.trim() === '' && tokens.length > 0) (tokens.at(-1) as ScriptToken).endsLine = true;
    for (const token of ofLine) tokens.push({ ...token, endsSentence: token.endsLine || endsSentence(token.text) });
  }
  return tokens;
}

/** Without signs of Markdown: headings, lists, quotations and emphasis. */
function withoutMarkup(line: string): string {
  return line
    .trimStart()
    .replace(/^(?:#{1,6}\s|[-*+•]\s|>)\s*/, '')
    .replace(/(?<![\p{L}\p{N}])[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_])[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '');
}

/** Part of a line between blanks. */
interface Piece {
  text: string;
  /** See {@link ScriptToken.optionalGroup}. */
  group: number | null;
}

const closing: Record<string, string> = { '[': ']', '{': '}', '<': '>', '【': '】', '〔': '〕', '(': ')', '（': '）' };
const isRound = (bracket: string) => bracket === '(' || bracket === '（';

/** Brackets that are not closed on the line are letters like others. */
function piecesOf(written: string, groupsBefore: number): Piece[] {
  const isHeading = /^\s*#{1,6}\s/.test(written);
  const line = withoutMarkup(written);
  const closedAt = closingPlaces(line);
  let group = groupsBefore;
  const pieces: Piece[] = [];
  let text = '';
  let current: number | null = null;
  const flush = () => {
    for (const one of text.split(/\s+/)) if (one !== '') pieces.push({ text: one, group: current });
    text = '';
  };
  let roundEnd = -1;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    const end = closedAt.get(at);
    if (end !== undefined && !isRound(letter)) {
      text += ' ';
      at = end;
    } else if (end !== undefined && roundEnd < 0 && /^\s?$/.test(line.charAt(at - 1))) {
      flush();
      group++;
      [current, roundEnd, text] = [group, end, letter];
    } else if (at === roundEnd) {
      text += letter;
      // punctuation after the bracket belongs to its last word
      while (/[.,;:：!?…]/.test(line.charAt(at + 1))) text += line.charAt(++at);
      flush();
      [current, roundEnd] = [null, -1];
    } else text += letter;
  }
  flush();
  return isHeading
    ? pieces.map((piece) => ({ ...piece, group: piece.group ?? group + 1 }))
    : markSpeaker(pieces, group + 1);
}

/** The place where each bracket closes that opens at a place. */
function closingPlaces(line: string): Map<number, number> {
  const places = new Map<number, number>();
  const open: { at: number; closing: string }[] = [];
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    const end = closing[letter];
    if (end !== undefined && !(letter === '<' && /\s|^$/.test(line.charAt(at + 1)))) open.push({ at, closing: end });
    else if (open.at(-1)?.closing === letter) places.set(open.pop()?.at ?? at, at);
  }
  return places;
}

/** «ANNA: Hello»: the words up to the colon are an optional group. */
function markSpeaker(pieces: Piece[], group: number): Piece[] {
  const at = pieces.slice(0, maxNameWords + 1).findIndex(({ text }) => /[:：]$/.test(text));
  const name = pieces.slice(0, at + 1);
  const isName = at >= 0 && name.every(({ text }) => /\p{L}|^[:：]$/u.test(text) && text.length <= 40);
  return isName
    ? pieces.map((piece, index) => (index <= at ? { ...piece, group: piece.group ?? group } : piece))
    : pieces;
}

const hasLetters = /[\p{L}\p{N}]/u;
const groupedNumber = /^\p{Nd}{1,3}$/u;
const numberGroup = /^\p{Nd}{3}(?!\p{N})/u;

function tokensOf(pieces: Piece[], language: SpokenLanguage | null): ScriptToken[] {
  const tokens: ScriptToken[] = [];
  let opening = '';
  for (const { text, group } of pieces) {
    for (const part of splitUnspaced(text)) {
      const last = tokens.at(-1);
      const forms = spokenForms(part, language);
      if (!isSpoken(part, forms)) {
        // punctuation and emojis are not said
        if (last) last.text += ` ${part}`;
        else opening += `${part} `;
      } else if (last && (isRestOfNumber(last, part) || isRestOfAbbreviation(last, part, language))) {
        last.text += ` ${part}`;
        last.forms = spokenForms(last.text, language);
      } else {
        const isSaid = hasLetters.test(part);
        tokens.push({
          text: opening + part,
          forms,
          optionalGroup: isSaid ? group : (group ?? -1),
          endsLine: false,
          endsSentence: false,
        });
        opening = '';
      }
    }
  }
  return tokens;
}

/** «10 000» */
function isRestOfNumber({ text, forms }: ScriptToken, part: string): boolean {
  const before = text.split(' ');
  return (
    forms.length > 1 &&
    before.length < 4 &&
    groupedNumber.test(before[0] ?? '') &&
    isNumbers(before) &&
    numberGroup.test(part)
  );
}

/** «z. B.» */
function isRestOfAbbreviation({ text }: ScriptToken, part: string, language: SpokenLanguage | null): boolean {
  if (!language || !/^[(«„"]?(?:\p{L}\. ?)+$/u.test(text) || !/^\p{L}{1,4}\.?\P{L}*$/u.test(part)) return false;
  return Object.hasOwn(language.abbreviations, lettersOf(text + part));
}

function isNumbers(parts: string[]): boolean {
  return parts.slice(1).every((part) => /^\p{Nd}{3}$/u.test(part));
}
