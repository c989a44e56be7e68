import type { CorrectionWish } from '../../understood-words.ts';
import { isAnd, politeWordsAtEnd } from '../corrections/spoken-words.ts';
import { inLine } from '../in-lines/correct-in-line.ts';
import { lineNamesIn } from '../in-lines/line-names.ts';
import { unquote } from '../text/quotes.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from './caption-words.ts';
import { judgeWords } from './mentions.ts';

/** Arrows of a message; one with more is a list for the editor. */
const maxArrows = 20;
/** In words, of one side. */
const maxWords = 8;
/** In characters, between two arrows. */
const maxBetween = 200;

interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** What stands before an arrow: the wrong words, and the right ones of the arrow before. */
interface Left {
  before: string;
  wrong: string;
  line: number | null;
}

/**
 * The corrections of a message that says all of them with arrows, and names some of its lines or none: “line 4: eterno -> esterno; perche ->
 * perché”. What stands before an arrow is in the captions as it is written there. null = the message has no arrows, or says something else
 */
export function readArrows(text: string, search: Search): CorrectionWish[] | null {
  const parts = partsAtArrows(text);
  if (parts.length < 2 || parts.length > maxArrows + 1 || parts.some((part) => part.length > maxBetween)) return null;
  const wishes: CorrectionWish[] = [];
  let line: number | null = null;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    const left = readLeft(part, { ...search, isFirst: index === 0 });
    const next = parts[index + 1] ?? '';
    const isLast = index === parts.length - 2;
    const behind = isLast ? next : readLeft(next, { ...search, isFirst: false })?.before;
    if (!left || behind === undefined) return null;
    line = left.line ?? (line !== null && standsIn(left.wrong, line, search) ? line : null);
    const right = rightOf(behind, search.dictionaries);
    if (right === null) return null;
    const wish = { kind: 'replace_words' as const, wrong: left.wrong, right };
    wishes.push(line !== null && standsIn(left.wrong, line, search) ? inLine(wish, { ...search, line }) : wish);
  }
  return wishes;
}

function partsAtArrows(text: string): string[] {
  const arrows = tokenize(text).filter(({ kind }) => kind === 'arrow');
  const starts = [0, ...arrows.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, arrows[index]?.start).trim());
}

/** The longest words at the end that stand in the captions, behind a sign, an “and” or the name of a line. */
function readLeft(part: string, { isFirst, ...search }: Search & { isFirst: boolean }): Left | null {
  const { captions, dictionaries } = search;
  const tokens = tokenize(part);
  const names = lineNamesIn(tokens, { text: part, ...search });
  const name = names.at(-1);
  const starts = tokens.flatMap((_, at) =>
    mayStart(part, tokens, at, { isFirst, behindName: name?.to, dictionaries }) ? [at] : [],
  );
  for (const at of starts) {
    const said = part.slice(tokens[at]?.start ?? 0).trim();
    const written = captions.words.writtenAs(said);
    if (at < (name?.to ?? 0) || written === null || said.split(/\s+/).length > maxWords) continue;
    const lead = tokens.slice(0, name ? name.from : at);
    // “yellow, and X → Y” wishes for more
    if (isFirst && !isTalk(part, lead, dictionaries)) return null;
    return { before: part.slice(0, endOf(lead, dictionaries)), wrong: written, line: name?.line ?? null };
  }
  return null;
}

function mayStart(
  part: string,
  tokens: readonly Token[],
  at: number,
  {
    isFirst,
    behindName,
    dictionaries,
  }: { isFirst: boolean; behindName: number | undefined; dictionaries: readonly Dictionary[] },
): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.kind !== 'word' && token?.kind !== 'number') return false;
  if (at === behindName || (isFirst && !before)) return true;
  if (!before || before.kind === 'break' || before.kind === 'quiet') return before !== undefined;
  // “zup ear” is no “ear”
  const [said] = judgeWords(part, [before], { dictionaries, isQuoted: () => false });
  return isAnd(before, dictionaries) || (isFirst && said?.isPlain === true);
}

/** Whether words say nothing of their own: “please correct”. */
function isTalk(part: string, tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return judgeWords(part, tokens, { dictionaries, isQuoted: () => false }).every(
    ({ isPlain, isKnown }) => isPlain || !isKnown,
  );
}

/** In characters, without signs and “and” at the end. */
function endOf(tokens: readonly Token[], dictionaries: readonly Dictionary[]): number {
  const last = tokens.findLast(
    (token) => token.kind !== 'break' && token.kind !== 'quiet' && !isAnd(token, dictionaries),
  );
  return last?.end ?? 0;
}

function standsIn(wrong: string, line: number, { captions }: Search): boolean {
  return readCaptionWords([captions.words.lines[line - 1] ?? '']).writtenAs(wrong) !== null;
}

/** null = nothing stands behind the arrow, or too much. */
function rightOf(behind: string, dictionaries: readonly Dictionary[]): string | null {
  const tokens = tokenize(behind);
  const polite = politeWordsAtEnd(tokens, dictionaries);
  const end = polite > 0 ? tokens.at(-polite)?.start : undefined;
  const bare = behind
    .slice(0, end)
    .trim()
    .replace(/[\s.,;!]+$/u, '');
  const right = unquote(bare) ?? bare;
  // what stands behind a sign says more
  if (right === bare && /[,;.!?]\s|\n/u.test(right)) return null;
  return right === '' || right.split(/\s+/).length > maxWords ? null : right;
}
