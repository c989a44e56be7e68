import { type Item, isKind } from '../read-items.ts';
import { quiet } from './quiet.ts';

/** At the end of a sentence they say nothing; elsewhere they may be words of the captions. */
const tagWords = /^(?:tho|though|eh)$/i;

/** "A bit bigger, no?", "move them up though": behind a step, a "no" at the end of a question only asks for a yes. */
export function withoutTagQuestion(items: readonly Item[], text: string): Item[] {
  const last = items.findLastIndex((item) => !isKind(item, 'break', 'filler'));
  const tag = items[last];
  const before = items.slice(0, last).findLast((item) => !isKind(item, 'break', 'filler', 'degree'));
  if (!tag || !isKind(before, 'grow')) return [...items];
  const isQuiet = isKind(tag, 'no')
    ? !tag.meaning.without && isAsked(text.slice(tag.end))
    : isKind(tag, 'unknown') && tagWords.test(text.slice(tag.start, tag.end));
  return isQuiet ? items.map((item) => (item === tag ? quiet(item) : item)) : [...items];
}

function isAsked(behind: string): boolean {
  return /^\s*[?？]/.test(behind);
}
