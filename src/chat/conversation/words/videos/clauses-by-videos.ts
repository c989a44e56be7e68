import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../dictionary-of.ts';
import { clausePhrases, type NamedInClause } from '../lexicons/videos/clause-phrases.ts';
import { videoPhrases } from '../lexicons/videos/video-phrases.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { type Pattern, placeOf } from '../topics/patterns.ts';
import { patternsByLanguage } from '../topics/patterns-by-language.ts';
import { isTooLong, speaksOfLines, videoIn } from './named-videos.ts';

/** What a message says of some videos. */
interface ClauseOfVideos {
  named: NamedInClause;
  /** The clauses, with "video" for the name. */
  rest: string;
  /** Words beside the name. */
  others: number;
}

/**
 * "The first one yellow, the second one bigger": what a message says of each video. A clause goes from one comma or "and" to the next, and one
 * that names no video belongs to the one before it. null = fewer than two name a video.
 */
export function clausesByVideos(text: string, language: Language): ClauseOfVideos[] | null {
  const tokens = tokenize(text);
  if (isTooLong(tokens) || speaksOfLines(tokens, language)) return null;
  const clauses = splitIntoClauses(tokens, language).map((clause) => ({ clause, name: nameIn(clause, language) }));
  const names = new Set(clauses.flatMap(({ name }) => (name ? [name.named] : [])));
  if (names.size < 2) return null;
  const parts: ClauseOfVideos[] = [];
  let unnamed: number | null = null;
  let end = 0;
  for (const { clause, name } of clauses) {
    const from = clause[0]?.start ?? 0;
    const to = clause.at(-1)?.end ?? 0;
    const last = parts.at(-1);
    if (name) {
      const rest = `${text.slice(unnamed ?? from, name.start)}${videoIn(language)}${text.slice(name.end, to)}`;
      parts.push({ named: name.named, rest, others: clause.length - name.words });
      unnamed = null;
    } else if (last) {
      // with its comma or "and": Spanish "más" is both "and" and a part of "más grande"
      last.rest += text.slice(end, to);
      last.others += clause.length;
    } else unnamed ??= from;
    end = to;
  }
  return parts;
}

function isSpoken({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number';
}

/** The spoken tokens and codes between commas and "and". */
function splitIntoClauses(tokens: readonly Token[], language: Language): Token[][] {
  const dictionaries = [dictionaryOf(language), dictionaryOf('en')];
  const isAnd = ({ key }: Token) =>
    dictionaries.some(({ phrases }) => {
      const meaning = phrases.next.get(key)?.meaning;
      return meaning?.kind === 'join' && meaning.word === 'and';
    });
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break' || isAnd(token)) clauses.push([]);
    else if (token.kind !== 'quiet') clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** Where a clause names a video, in the text. */
function nameIn(
  clause: readonly Token[],
  language: Language,
): { named: NamedInClause; start: number; end: number; words: number } | null {
  const spoken = clause.filter(isSpoken);
  const words = spoken.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const found = patternsOf(language).flatMap((pattern) => {
    const place = placeOf(pattern, words);
    return place ? [{ named: pattern.name, ...place, steps: pattern.steps.length }] : [];
  });
  const [best] = found.sort((one, other) => other.steps - one.steps);
  if (!best) return null;
  const { named, from, to } = best;
  return { named, start: spoken[from]?.start ?? 0, end: spoken[to]?.end ?? 0, words: to - from + 1 };
}

function patternsOf(language: Language): Pattern<NamedInClause>[] {
  return [...namesInMessages(language), ...namesInClauses(language)];
}

const namesInMessages = patternsByLanguage<NamedInClause>((language) => videoPhrases[language]);
const namesInClauses = patternsByLanguage<NamedInClause>((language) => clausePhrases[language]);
