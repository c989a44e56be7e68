import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasOwnArt } from './emoji-art-path.ts';
import { headOf, plainName } from './emoji-name.ts';
import { everydayEmojis } from './everyday-emojis.ts';

/** An emoji that a word may stand for, and how well: higher is better. */
export interface EmojiMatch {
  emoji: string;
  score: number;
}

interface EmojiRecord {
  emoji: string;
  label: string;
  /** Of Unicode's Emoji, like 15.1. */
  version: number;
  tags?: string[];
  group?: number;
  order?: number;
}

/** Of what was chosen by hand: surer than any name. */
export const everydayScore = 4.2;

/** Groups of emojibase: things say more than faces and hands, signs and flags say little. Others are never chosen. */
const groupScore: Record<number, number> = { 0: 0.6, 1: 0.1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 0 };
/** A keyword shared by more emojis than this means none of them in particular. */
const maxShared = 14;
/** Of newer ones only the whole name counts: their keywords take words from what shows them better («winter» a bare tree). */
const lastFamiliarVersion = 15;
/** So many emojis have «face» or «button» for a head that it means none of them. */
const maxSharedHead = 20;
/** A word of a longer name is a subject of its own where so many emojis have it for a keyword. */
const leastSubject = 3;

const resolve = createRequire(import.meta.url).resolve;
const indexes = new Map<string, Map<string, EmojiMatch> | null>();

/**
 * Lower-case keyword → its best emoji, by CLDR's names and keywords and by what is said every day; null for a language
 * that CLDR's set lacks here. What the art cannot show is not in it.
 */
export function emojiKeywords(language: string): Map<string, EmojiMatch> | null {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
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
  const counts = { tags: countTags(records), heads: countHeads(records, code) };
  const index = new Map<string, EmojiMatch>();
  for (const record of records) {
    const ofGroup = groupScore[record.group ?? -1];
    if (ofGroup === undefined || !hasOwnArt(record.emoji)) continue;
    for (const [keyword, quality] of keywordsOf(record, code, counts)) {
      const score = quality + ofGroup;
      if (score > (index.get(keyword)?.score ?? 1)) index.set(keyword, { emoji: record.emoji, score });
    }
  }
  for (const [word, emoji] of everydayEmojis(code)) index.set(word, { emoji, score: everydayScore });
  return index;
}

interface Counts {
  tags: Map<string, number>;
  heads: Map<string, number>;
}

/**
 * A whole name fits best, be it of several words; then what the name is about (a birthday cake is a cake), then
 * keywords that few emojis share. Another word of a name says little by itself: American football is not about
 * Americans. It counts only where it is a subject of several emojis, as birthdays are.
 */
function keywordsOf({ label, version, tags = [] }: EmojiRecord, code: string, counts: Counts): [string, number][] {
  const name = plainName(label);
  if (version > lastFamiliarVersion) return [[name, 3]];
  const head = headOf(name, code);
  const words = name.split(' ');
  const isSaid = (counts.heads.get(head) ?? 0) <= maxSharedHead;
  const tagged = tags
    .map((tag) => tag.toLowerCase())
    .filter((tag) => tag !== head && (counts.tags.get(tag) ?? 0) <= maxShared)
    .flatMap((tag): [string, number][] => {
      const shared = counts.tags.get(tag) ?? 1;
      const isAside = words.includes(tag);
      if (isAside && shared < leastSubject) return [];
      return [[tag, (isAside ? 1.1 : 1.2) + 0.6 / shared + 0.3 / tags.length]];
    });
  return [[name, 3], ...(isSaid ? [[head, words.length === 1 ? 3 : 2.2] satisfies [string, number]] : []), ...tagged];
}

function countTags(records: EmojiRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags = [] } of records) {
    for (const tag of tags) counts.set(tag.toLowerCase(), (counts.get(tag.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}

function countHeads(records: EmojiRecord[], code: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of records) {
    const head = headOf(plainName(label), code);
    counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  return counts;
}
