import { isInQuotes } from '../corrections/reading.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { speaksOfMistakes } from '../with-captions/find-singles.ts';
import { saysJoined } from '../with-captions/joint.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import { linesSharingWords } from './lines-sharing-words.ts';
import { beginAlike, cleaned, type Message, minAlike, minWords, type NewText, sharedOf } from './new-texts.ts';
import { type TextInLine, textInLine } from './text-in-line.ts';

/** Share of the words of the text and of the line that both have. */
const minSharedOfBoth = 0.5;
/** Of a text that nothing says is one: nobody writes almost a whole line by chance. */
const minBeyondDoubt = 0.8;
/** So much more alike than the second line. */
const minLead = 0.15;
/** In tokens. A longer message without the name of a line tells a story. */
const maxUnnumbered = 60;

/** "It is: first the water with vinegar": a clause that is almost one of the lines, and names none by its number. */
export function unnumberedTexts(message: Message): NewText[] {
  const { text, tokens, captions, dictionaries, isQuoted } = message;
  if (tokens.length > maxUnnumbered || tokens.some(({ kind }) => kind === 'arrow')) return [];
  const words = judgeWords(text, tokens, { dictionaries, isQuoted });
  const isAboutText = captions.isShown || speaksOfMistakes(words, dictionaries) || namesLine(tokens, dictionaries);
  const found = clausesOf(message).flatMap((clause) => {
    const inQuotes = isQuoted(tokens[clause.from]?.start ?? 0);
    const isSetOff = inQuotes || tokens[clause.from - 1]?.key === ':';
    const least = isAboutText || isSetOff ? minAlike : minBeyondDoubt;
    const to = inQuotes ? clause.to : endOfSentence(clause.to, message);
    const [whole, part] = [lineLike({ from: clause.from, to }, message), lineLike(clause, message)];
    // of "the wax on the combs, with b", the end is no part of the line
    const text = whole && part && part.likeness > whole.likeness ? part : (whole ?? part);
    return text && text.likeness >= least ? [text] : [];
  });
  return found.filter(({ line }, index) => found.findIndex((one) => one.line === line) === index);
}

function namesLine(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ corrections: { line } }) =>
    tokens.some(({ key }) => line.some(([noun, ...more]) => noun === key && more.length === 0)),
  );
}

/** Quoted words, and those between signs; a comma may also belong to the text. */
function clausesOf({ tokens, isQuoted }: Message): { from: number; to: number }[] {
  const clauses: { from: number; to: number; inQuotes: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    const inQuotes = isInQuotes(token, isQuoted);
    const isSign = (token.kind === 'break' && !inQuotes) || token.key === ':';
    const last = clauses.at(-1);
    if (isSign || !last || last.inQuotes !== inQuotes) clauses.push({ from: at, to: at, inQuotes });
    const clause = clauses.at(-1);
    if (!clause) continue;
    if (isSign) [clause.from, clause.to] = [at + 1, at + 1];
    else clause.to = at + 1;
  }
  return clauses.filter(({ from, to }) => to - from >= minWords + 1);
}

function endOfSentence(from: number, { tokens }: Message): number {
  let to = from;
  while (to < tokens.length && !/[.!?…\n:]/.test(tokens[to]?.key ?? '')) to++;
  return to;
}

function lineLike(whole: { from: number; to: number }, message: Message): (NewText & { likeness: number }) | null {
  const { tokens, captions, dictionaries, isQuoted } = message;
  const clause = { from: whole.from, to: withoutPraise(whole, message) };
  const inside = tokens.slice(clause.from, clause.to);
  const spoken = judgeWords(message.text, inside, { dictionaries, isQuoted: () => false });
  const inQuotes = isQuoted(inside[0]?.start ?? 0);
  if (!inQuotes && spoken.some(({ isNot }) => isNot)) return null;
  const least = { words: minWords, share: minSharedOfBoth };
  const said = message.text.slice(inside[0]?.start, inside.at(-1)?.end);
  const alike = linesSharingWords(said, captions.words, least).flatMap((index) => {
    const written = captions.words.lines[index] ?? '';
    const text = cleaned(message, clause, written);
    const [given, own] = [text, written].map((some) => some.trim().split(/\s+/).length) as [number, number];
    const shared = sharedOf(text, written) * given;
    if (shared < minWords || shared < Math.max(given, own) * minSharedOfBoth) return [];
    const found = textInLine(text, { line: index + 1, written, message: message.text });
    const isClear = inQuotes || (found?.wish.kind === 'replace_line' && beginAlike(text, written));
    return found && isClear && !isPlaceIn(text, written, found) ? [{ line: index + 1, ...found }] : [];
  });
  const [best, second] = alike.sort((one, other) => other.likeness - one.likeness);
  if (!best || best.likeness < minAlike || (second && second.likeness > best.likeness - minLead)) return null;
  return { line: best.line, wish: best.wish, likeness: best.likeness, ...withTalk(clause, message) };
}

/** Up to an "ok" or a "great" at the end, which no line has there. */
function withoutPraise(
  { from, to }: { from: number; to: number },
  { tokens, captions, dictionaries }: Message,
): number {
  const isPraise = ({ key }: Token) =>
    dictionaries.some(({ phrases }) => praiseKinds.has(phrases.next.get(key)?.meaning?.kind ?? ''));
  let end = to;
  while (
    end > from &&
    isPraise(tokens[end - 1] as Token) &&
    captions.words.writtenAs(tokens[end - 1]?.key ?? '') === null
  )
    end--;
  return end;
}

const praiseKinds: ReadonlySet<string> = new Set(['yes', 'praise', 'filler', 'request']);

/** Words of the line as they stand there, with or without others, only say where something is. */
function isPlaceIn(text: string, line: string, { wish }: TextInLine): boolean {
  // of "terracotta" for "terra cotta", the words alone are corrected
  if (lettersOf(text) === lettersOf(line)) return true;
  const [said, own] = [wordsIn(text), wordsIn(line)];
  const replaced = wish.kind === 'replace_words' ? wordsIn(wish.wrong) : own;
  return own.includes(said) || said.includes(replaced);
}

/** With a blank around each. */
function wordsIn(text: string): string {
  return ` ${text.split(/\s+/).map(lettersOf).filter(Boolean).join(' ')} `;
}

/** With the words before a colon or a quote, and those behind a dash, that say that this is a line: "the line with the horse: …". */
function withTalk({ from, to }: { from: number; to: number }, message: Message): { from: number; to: number } {
  const { tokens } = message;
  const isEnd = (at: number) => tokens[at]?.kind === 'break' && tokens[at]?.key !== ':';
  let start = from;
  while (start > 0 && !isEnd(start - 1)) start--;
  let end = to;
  while (end < tokens.length && (end === to || !isEnd(end))) end++;
  return {
    from: isTalkOfLines(message, { from: start, to: from }) ? start : from,
    to: isTalkOfLines(message, { from: to, to: end }) ? end : to,
  };
}

function isTalkOfLines({ text, tokens, dictionaries }: Message, { from, to }: { from: number; to: number }): boolean {
  const inside = tokens.slice(from, to);
  const words = judgeWords(text, inside, { dictionaries, isQuoted: () => false });
  // "with s", "two words"
  const isOfSpelling =
    saysJoined(words, dictionaries) || words.every(({ isPlain, token }) => isPlain || isLetters(token));
  return namesLine(inside, dictionaries) || isOfSpelling;
}

/** In letters. */
const maxLetters = 2;

function isLetters({ kind, key }: Token): boolean {
  return kind === 'word' && key.length <= maxLetters;
}
