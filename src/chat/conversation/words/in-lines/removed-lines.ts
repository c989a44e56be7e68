import type { CorrectionWish } from '../../understood-words.ts';
import { wordsAt } from '../corrections/match-form.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import type { LineName } from './line-names.ts';

interface Reader {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  isQuoted: (at: number) => boolean;
}

/** Words beside the verb: "out completely". */
const maxBeside = 3;

/** "take number 3 out completely, it's silly", "la 3 quítala": the only line that a message names goes, whatever reason follows. */
export function removedLines(tokens: readonly Token[], names: readonly LineName[], reader: Reader): CorrectionWish[] {
  const name = wholeName(tokens, names, reader.dictionaries);
  if (!name) return [];
  const clause = clauseAround(tokens, name);
  const verb = verbIn(clause.words, reader.dictionaries);
  if (!verb || Math.abs(verb.from - clause.at) > maxBeside) return [];
  const beside = clause.words.filter((_, at) => at < verb.from || at >= verb.to);
  const isOfLine = beside.some((token) => names.some(({ line }) => standsIn(token, line, reader)));
  const isCounted = beside.some(({ key }) =>
    reader.dictionaries.some(({ corrections }) => corrections.ordinals.has(key)),
  );
  const isQuoted = beside.some(({ start }) => reader.isQuoted(start));
  const spoken = judgeWords(reader.text, beside, { ...reader, isQuoted: () => false });
  const isOfElse = spoken.some(({ isPlain, token }) => !isPlain && !isAtVerb(token, clause.words, verb));
  return beside.length > maxBeside || isOfLine || isCounted || isQuoted || isOfElse
    ? []
    : names.map(({ line }) => ({ kind: 'remove_line', line }));
}

/** From the first name to the last one, where nothing but "and" and commas stand between them: "5 and 6". */
function wholeName(
  tokens: readonly Token[],
  names: readonly LineName[],
  dictionaries: readonly Dictionary[],
): LineName | null {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return null;
  const isListed = names
    .slice(1)
    .every(({ from }, index) =>
      tokens.slice(names[index]?.to, from).every((token) => token.kind === 'break' || isAnd(token, dictionaries)),
    );
  return isListed ? { ...first, to: last.to } : null;
}

/** The words of the clause around a name, without it, up to a reason; `at`: where the name was. */
function clauseAround(tokens: readonly Token[], { from, to }: LineName): { words: Token[]; at: number } {
  let [start, end] = [from, to];
  while (start > 0 && tokens[start - 1]?.kind !== 'break') start--;
  while (end < tokens.length && tokens[end]?.kind !== 'break' && !beginsReason(tokens[end]?.key ?? '')) end++;
  const isSpoken = ({ kind }: Token) => kind === 'word' || kind === 'number';
  const before = tokens.slice(start, from).filter(isSpoken);
  return { words: [...before, ...tokens.slice(to, end).filter(isSpoken)], at: before.length };
}

/** "out completely": the word right behind the verb says how. */
function isAtVerb(token: Token, words: readonly Token[], { to }: { to: number }): boolean {
  return token.kind === 'word' && words[to] === token && to === words.length - 1;
}

function verbIn(words: readonly Token[], dictionaries: readonly Dictionary[]): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from++) {
    const lengths = dictionaries.flatMap(({ corrections }) => wordsAt(words, from, corrections.removeLine) ?? []);
    if (lengths.length > 0) return { from, to: from + Math.max(...lengths) };
  }
  return null;
}

function standsIn({ key }: Token, line: number, { captions, dictionaries }: Reader): boolean {
  const isArticle = dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'article');
  const words = (captions.words.lines[line - 1] ?? '').split(/\s+/).map(lettersOf);
  const isRepeated = captions.words.repeated.has(lettersOf(key));
  return isRepeated || (!isArticle && words.includes(lettersOf(key)));
}
