import { everydayEmojis } from './everyday-emojis.ts';

interface EmojiRecord {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
}

/** Of emojibase: animals, food, places, activities and objects. */
const groupsOfThings = new Set([3, 4, 5, 6, 7]);
/** A keyword that more emojis have is about none of them. */
const mostEmojis = 2;
/** Shorter ones mean too much; other scripts say more with a sign. */
const leastLetters = { latin: 4, other: 2 };

/** Without variation selectors. English has the longest list. */
const everyday = new Set([...everydayEmojis('en').values()].map(withoutSelector));

/**
 * CLDR's keywords of what people talk of every day, for languages that have no list of ours: lower-case keyword → its
 * emoji. Only those that hardly any other emoji has, and no words that a name has to tell which («rossa» of a red
 * apple).
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
    const onlyTellsWhich = having.length === 1 && isPartOfName(keyword, having[0]?.label ?? '');
    if (!familiar || having.length > mostEmojis || onlyTellsWhich || isShort(keyword)) continue;
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
  return [...keyword].length < (/\p{Script=Latin}/u.test(keyword) ? leastLetters.latin : leastLetters.other);
}

/** A CLDR name in lower case, its words a blank apart. */
export function plainName(label: string): string {
  return label
    .toLowerCase()
    .split(/[\s,:()“”"]+/)
    .filter(Boolean)
    .join(' ');
}

/** Lists write ❤ with its variation selector or without. */
export function withoutSelector(emoji: string): string {
  return emoji.replace('\ufe0f', '');
}
