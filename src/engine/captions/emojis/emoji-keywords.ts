import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasExactArt } from './emoji-art-path.ts';
import { english } from './everyday/english.ts';
import { french } from './everyday/french.ts';
import { german } from './everyday/german.ts';
import { italian } from './everyday/italian.ts';
import { portuguese } from './everyday/portuguese.ts';
import { russian } from './everyday/russian.ts';
import { spanish } from './everyday/spanish.ts';

/** An emoji that a word may stand for; a higher score is a better match. */
export interface EmojiMatch {
  emoji: string;
  score: number;
}

interface EmojiRecord {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
}

/** Score of our own lists, to which that of the emoji's group is added: higher than any name. */
export const everydayScore = 4.2;
/** Score of a CLDR name, to which that of the group is added. */
const nameScore = 3;
/** Score of a CLDR keyword. */
const keywordScore = 2;
/** Scores of emojibase's groups: things say more than people. Other groups (faces, symbols) never match by name. */
const groupScore: Record<number, number> = { 1: 0.1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 };
/** Clock faces are named like numbers, and card suits like everyday things, so they would match too often. */
const excluded = /[\u{1f550}-\u{1f567}♠♣♥♦]/u;
/** CLDR gives the organ the name by which people mean the symbol. */
const replacements: Record<string, string> = { '🫀': '❤️' };
/** Languages written syllable by syllable: a single syllable is rarely a word. */
const syllabic = new Set(['vi']);

const resolve = createRequire(import.meta.url).resolve;
const indexes = new Map<string, Map<string, EmojiMatch> | null>();

/**
 * Lower-case word or phrase → its emoji, from CLDR's names and our own lists; null for a language without CLDR data.
 * Emojis without art are left out. CLDR's keywords help to find an emoji but mostly do not mean it («why» is a pleading
 * face, «class» a bicycle), and the same holds for parts of names («sign» is not a stop sign). So keywords count only
 * for everyday things, in languages without a list of ours.
 *
 * @param code ISO 639-1
 */
export function emojiKeywords(code: string): Map<string, EmojiMatch> | null {
  const known = indexes.get(code);
  if (known !== undefined) return known;
  const index = readIndex(code);
  indexes.set(code, index);
  return index;
}

function readIndex(code: string): Map<string, EmojiMatch> | null {
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  let records: EmojiRecord[];
  try {
    records = JSON.parse(readFileSync(resolve(`emojibase-data/${code}/data.json`), 'utf8')) as EmojiRecord[];
  } catch {
    return null;
  }
  return indexRecords(records, code);
}

function indexRecords(records: EmojiRecord[], code: string): Map<string, EmojiMatch> {
  const index = new Map<string, EmojiMatch>();
  const everyday = everydayEmojis(code);
  if (everyday.size === 0) {
    for (const [word, emoji] of everydayKeywords(records)) index.set(word, { emoji, score: keywordScore });
  }
  for (const record of records) {
    const ofGroup = groupScore[record.group ?? -1];
    if (ofGroup === undefined || !hasExactArt(record.emoji) || excluded.test(record.emoji)) continue;
    const name = plainName(record.label);
    const score = nameScore + ofGroup;
    if (!isWord(name, code) || score <= (index.get(name)?.score ?? 0)) continue;
    index.set(name, { emoji: replacements[record.emoji] ?? record.emoji, score });
  }
  const groups = new Map(records.map(({ emoji, group = -1 }) => [withoutSelector(emoji), group]));
  for (const [word, emoji] of everyday) {
    const ofGroup = groupScore[groups.get(withoutSelector(emoji)) ?? -1] ?? 0;
    index.set(word, { emoji, score: everydayScore + ofGroup });
  }
  return index;
}

/** A single character is part of most words that contain it (的, 말). */
function isWord(name: string, code: string): boolean {
  return [...name].length > 1 && (name.includes(' ') || !syllabic.has(code));
}

/**
 * Everyday words that CLDR has no name for, or another one (a car is an «automobile»), in the service's languages. A line
 * of a list is an emoji and the words or phrases that mean it, separated by commas.
 */
const lists: Record<string, string> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

/** Lower-case word or phrase → its emoji, for a language code; empty for languages without a list. */
export function everydayEmojis(code: string): Map<string, string> {
  const lines = (lists[code] ?? '').split('\n').filter((line) => line !== '');
  return new Map(lines.flatMap(wordsOfLine));
}

function wordsOfLine(line: string): [string, string][] {
  const [emoji = '', ...rest] = line.split(' ');
  const words = rest.join(' ').split(', ');
  return words.map((word) => [word, emoji]);
}

/** Groups of emojibase: animals, food, places, activities and objects. */
const groupsOfThings = new Set([3, 4, 5, 6, 7]);
/** A keyword of more emojis means none of them. */
const maxEmojis = 2;
/** Shorter keywords have too many meanings; in other scripts a character says more. */
const minLetters = { latin: 4, other: 2 };

/** Emojis of the English list, which is the longest, without variation selectors. */
const everydayThings = new Set([...everydayEmojis('en').values()].map(withoutSelector));

/**
 * CLDR's keywords for everyday things, for languages without a list of ours: lower-case keyword → its emoji. Leaves out
 * keywords of several emojis, and words that only qualify a name («rossa», «red», of a red apple).
 */
function everydayKeywords(records: EmojiRecord[]): Map<string, string> {
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
  return groupsOfThings.has(group) && everydayThings.has(withoutSelector(emoji));
}

function isPartOfName(keyword: string, label: string): boolean {
  const words = plainName(label).split(' ');
  return words.length > 1 && words.includes(keyword);
}

function isShort(keyword: string): boolean {
  return [...keyword].length < (/\p{Script=Latin}/u.test(keyword) ? minLetters.latin : minLetters.other);
}

/** A CLDR name in lower case, with single spaces. */
function plainName(label: string): string {
  return label
    .toLowerCase()
    .split(/[\s,:()“”"]+/)
    .filter(Boolean)
    .join(' ');
}

/** Lists have ❤ with or without its variation selector. */
function withoutSelector(emoji: string): string {
  return emoji.replace('\ufe0f', '');
}
