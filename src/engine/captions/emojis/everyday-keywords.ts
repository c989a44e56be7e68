import { everydayEmojis } from './everyday-emojis.ts';

interface EmojiRecord {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
}

/** Groups of emojibase: animals, food, places, activities and objects. */
const groupsOfThings = new Set([3, 4, 5, 6, 7]);
/** A keyword of more emojis means none of them. */
const maxEmojis = 2;
/** Shorter keywords have too many meanings; in other scripts a character says more. */
const minLetters = { latin: 4, other: 2 };

/** Emojis of the English list, which is the longest, without variation selectors. */
const everyday = new Set([...everydayEmojis('en').values()].map(withoutSelector));

/**
 * CLDR's keywords for everyday things, for languages without a list of ours: lower-case keyword → its emoji. Leaves out
 * keywords of several emojis, and words that only qualify a name («rossa», «red», of a red apple).
 */
export function everydayKeywords(records: EmojiRecord[]): Map<string, string> {
  const byKeyword = new Map<string, EmojiRecord[]>();
  for (const record of records) {
    for (const tag of record.tags ?? []) {
      const keyword = tag.toLowerCase();
      byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), record]);
    }
  }
  const found = new Map<string, string>();
  for (const [keyword, having] of byKeyword) {
    const familiar = having.find(isEverydayThing);
    const isQualifier = having.length === 1 && isPartOfName(keyword, having[0]?.label ?? '');
    if (!familiar || having.length > maxEmojis || isQualifier || isShort(keyword)) continue;
    found.set(keyword, familiar.emoji);
  }
  return found;
}

function isEverydayThing({ emoji, group = -1 }: EmojiRecord): boolean {
  return groupsOfThings.has(group) && everyday.has(withoutSelector(emoji));
}

function isPartOfName(keyword: string, label: string): boolean {
  const words = plainName(label).split(' ');
  return words.length > 1 && words.includes(keyword);
}

function isShort(keyword: string): boolean {
  return [...keyword].length < (/\p{Script=Latin}/u.test(keyword) ? minLetters.latin : minLetters.other);
}

/** A CLDR name in lower case, with single spaces. */
export function plainName(label: string): string {
  return label
    .toLowerCase()
    .split(/[\s,:()“”"]+/)
    .filter(Boolean)
    .join(' ');
}

/** Lists have ❤ with or without its variation selector. */
export function withoutSelector(emoji: string): string {
  return emoji.replace('\ufe0f', '');
}
