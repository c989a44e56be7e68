import { halfWords } from '../lexicons/described/half-words.ts';
import { type Item, isKind } from '../read-items.ts';
import type { Token } from '../text/tokenize.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { quiet } from './quiet.ts';

const half = wordsOfAll((language) => halfWords[language].half);
const inPlace = wordsOfAll((language) => halfWords[language].inPlace);
/** In items, from the step to its amount. */
const maxReach = 6;

/** "A thinner outline, about half": beside a step, half says how much, and is no place in the middle. */
export function quietHalf(items: readonly Item[], tokens: readonly Token[]): Item[] {
  if (!items.some((item) => isKind(item, 'grow'))) return [...items];
  const places = new Map(tokens.map(({ start }, at) => [start, at]));
  return items.map((item, at) => {
    const isMiddle = isKind(item, 'choice') && item.meaning.settings.position === 'middle';
    if (!(isMiddle || isKind(item, 'unknown')) || !isBesideStep(items, at)) return item;
    const said = saidFrom(tokens, places.get(item.start) ?? 0, item.end);
    const isHalf = said.some((key) => half.has(key)) && !said.some((key) => inPlace.has(key));
    return isHalf ? quiet(item) : item;
  });
}

/** Behind "and", half would be a wish of its own. */
function isBesideStep(items: readonly Item[], at: number): boolean {
  const before = items.slice(Math.max(0, at - maxReach), at);
  const step = before.findLastIndex((item) => isKind(item, 'grow') && item.meaning.dimension !== 'height');
  return step !== -1 && !before.slice(step).some((item) => isKind(item, 'join') && item.meaning.word === 'and');
}

/** The words of a place have few tokens. */
const maxNamed = 4;

function saidFrom(tokens: readonly Token[], from: number, end: number): string[] {
  return tokens
    .slice(from, from + maxNamed)
    .filter((token) => token.end <= end)
    .map(({ key }) => key);
}
