import { type Item, isKind } from '../read-items.ts';

/** "A bit bigger, no?": behind a step, a "no" at the end of a question only asks for a yes. */
export function withoutTagQuestion(items: readonly Item[], text: string): Item[] {
  const last = items.findLastIndex((item) => !isKind(item, 'break', 'filler'));
  const tag = items[last];
  if (!isKind(tag, 'no') || tag.meaning.without || !isAsked(text.slice(tag.end))) return [...items];
  const before = items.slice(0, last).findLast((item) => !isKind(item, 'break', 'filler'));
  return isKind(before, 'grow') ? items.filter((item) => item !== tag) : [...items];
}

function isAsked(behind: string): boolean {
  return /^\s*[?？]/.test(behind);
}
