import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf, withEnglish } from '../dictionary-of.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { type Token, tokenize } from '../text/tokenize.ts';

/**
 * “Videos 1 and 3 without emojis, 2 with”: what the clause before it wishes, the other way round. null = the clause does not end so.
 * @param before what the clause before it wishes
 */
export function otherWay(clause: string, before: string | undefined, language: Language): string | null {
  const words = tokenize(clause).filter(({ kind }) => kind === 'word' || kind === 'number');
  const last = words.at(-1);
  if (!last || before === undefined || words.length > maxWords) return null;
  const way = wayOf(last, language);
  if (way === null) return null;
  const turned = tokenize(before).find((token) => wayOf(token, language) === (way === 'with' ? 'without' : 'with'));
  return turned ? `${before.slice(0, turned.start)}${last.key}${before.slice(turned.end)}` : null;
}

/** “Video with”, “and the second one with”. */
const maxWords = 4;

function wayOf({ key }: Token, language: Language): 'with' | 'without' | null {
  for (const one of withEnglish(language)) {
    const meaning = dictionaryOf(one).phrases.next.get(key)?.meaning;
    if (meaning?.kind === 'join' && meaning.word === 'with') return 'with';
    if (meaning?.kind === 'no' && meaning.without) return 'without';
  }
  return null;
}

/** “The third one is fine”: praise and nothing else. */
export function isOnlyPraised(clause: string, language: Language): boolean {
  const dictionaries = withEnglish(language).map(dictionaryOf);
  const items = readItems(tokenize(clause), dictionaries);
  const isSmall = (item: Item) =>
    isKind(item, 'praise', 'filler', 'article', 'degree', 'break', 'foreign', 'they', 'yes');
  const isAgreed = (item: Item) => isKind(item, 'request') && item.meaning.request === 'render';
  return (
    items.some((item) => isKind(item, 'praise') || isAgreed(item)) &&
    items.every((item) => isSmall(item) || isAgreed(item))
  );
}
