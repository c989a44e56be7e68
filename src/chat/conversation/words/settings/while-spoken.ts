import { whileSpoken } from '../lexicons/described/while-spoken.ts';
import { type Item, isKind } from '../read-items.ts';
import type { Token } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import { patternsByLanguage } from '../topics/patterns-by-language.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { concepts } from '../vocabulary/concepts.ts';
import { isRole } from './group.ts';
import { quiet } from './quiet.ts';

/** In tokens. A longer message tells a story. */
const maxTokens = 60;

const patternsOf = patternsByLanguage((language) => ({ while: whileSpoken[language] }));

/** "The word lights up green when I say it": beside the spoken word and a colour, the words say only which word it is. */
export function quietWhileSpoken(
  items: readonly Item[],
  { tokens, dictionaries }: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): Item[] {
  if (!items.some((item) => isKind(item, 'color')) || tokens.length > maxTokens) return [...items];
  const isNamed = items.some((item) => isRole(item, 'highlight'));
  const said = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  const words = said.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const places = dictionaries
    .flatMap(({ language }) => patternsOf(language))
    .flatMap((pattern) => {
      const place = placeOf(pattern, words);
      return place ? [{ from: said[place.from]?.start ?? 0, to: said[place.to]?.end ?? 0 }] : [];
    });
  const [first] = places;
  // "All the letters white. No colour changing while I talk"
  const isApart = tokens.some(({ kind, key }) => kind === 'break' && key !== ',');
  const spoken = isNamed || isApart || !first ? items : asSpoken(items);
  if (!isNamed && spoken === items) return [...items];
  return spoken.map((item) =>
    places.some(({ from, to }) => from <= item.start && item.end <= to) ? quiet(item) : item,
  );
}

/** "The words in yellow when she says them": those are the words that light up. Beside a second colour, each part is named. */
function asSpoken(items: readonly Item[]): readonly Item[] {
  const [letters, ...others] = items.filter((item) => isRole(item, 'text'));
  const colors = items.filter((item) => isKind(item, 'color'));
  if (!letters || others.length > 0 || colors.length > 1) return items;
  if (items.some((item) => isKind(item, 'no', 'leave_out'))) return items;
  return items.map((item) => (item === letters ? { ...item, meaning: concepts.highlight } : item));
}
