import type { Language } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { lengthWords } from '../lexicons/topics/length-words.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';

const secondsByUnit: ReadonlyMap<string, number> = new Map([...unitsOf('minutes', 60), ...unitsOf('hours', 3600)]);
/** Words beside the minutes that somebody has. */
const having = wordsOfAll((language) => lengthWords[language].having);
/** In tokens. */
const maxToUnit = 2;
const maxToHaving = 3;
/** In hours; nobody asks about longer ones. */
const maxHours = 24;

/** "Will 20 minutes do?": with how long it is. A number without a unit is one of minutes, beside one that has a unit. */
export function withAskedLength(wish: Wish, text: string, language: Language): Wish {
  if (wish.kind !== 'topic' || wish.topic !== 'length') return wish;
  const seconds = secondsAsked(text, language);
  return seconds === null ? wish : { ...wish, seconds };
}

/** What is asked about comes before what one has: "20 minutes, with the 9 that are left". */
function secondsAsked(text: string, language: Language): number | null {
  const tokens = tokenize(text);
  const lengths = tokens.flatMap((token, at) => {
    const value = numberIn(token, language);
    const unit = value === null ? null : unitBehind(tokens, at);
    const seconds = (value ?? 0) * (unit ?? 60);
    const isLength = value !== null && seconds > 0 && seconds <= maxHours * 3600;
    return isLength ? [{ seconds, hasUnit: unit !== null, isHad: isHad(tokens, at) }] : [];
  });
  if (!lengths.some(({ hasUnit }) => hasUnit)) return null;
  const asked = lengths.filter(({ isHad: had }) => !had);
  return (asked.find(({ hasUnit }) => hasUnit) ?? asked[0] ?? lengths.find(({ hasUnit }) => hasUnit))?.seconds ?? null;
}

function numberIn({ kind, key }: Token, language: Language): number | null {
  if (kind === 'number') return Number(key.replace(',', '.'));
  const stuck = /^(\d{1,3})(\p{L}{1,8})$/u.exec(key);
  if (stuck) return secondsByUnit.has(stuck[2] ?? '') ? Number(stuck[1]) : null;
  return kind === 'word' ? numberOf(lettersOf(key), [language]) : null;
}

/** "20 minutes", "20 lange Minuten", "20min". */
function unitBehind(tokens: readonly Token[], at: number): number | null {
  const [, stuck = ''] = /^\d{1,3}(\p{L}{1,8})$/u.exec(tokens[at]?.key ?? '') ?? [];
  const near = [stuck, ...tokens.slice(at + 1, at + 1 + maxToUnit).map(({ key }) => key)];
  return near.map((key) => secondsByUnit.get(key)).find((unit) => unit !== undefined) ?? null;
}

function isHad(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - maxToHaving), at);
  const behind = tokens.slice(at + 1, at + 1 + maxToHaving);
  const isBreak = ({ kind }: Token) => kind === 'break';
  const end = behind.findIndex(isBreak);
  const around = [...before.slice(before.findLastIndex(isBreak) + 1), ...behind.slice(0, end === -1 ? undefined : end)];
  return around.some(({ key }) => having.has(key));
}

function unitsOf(unit: 'minutes' | 'hours', seconds: number): [word: string, seconds: number][] {
  return [...wordsOfAll((language) => lengthWords[language][unit])].map((word) => [word, seconds]);
}
