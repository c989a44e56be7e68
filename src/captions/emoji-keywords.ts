import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An emoji that a word may stand for, and how well: higher is better. */
export interface EmojiMatch {
  emoji: string;
  score: number;
}

interface EmojiRecord {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
}

/** Groups of emojibase: things say more than faces and hands, signs and flags say little. Others are never chosen. */
const groupScore: Record<number, number> = { 0: 0.6, 1: 0.1, 3: 1, 4: 1, 5: 0.9, 6: 1, 7: 1, 8: 0 };
/** A keyword shared by more emojis than this means none of them in particular. */
const maxShared = 14;

const resolve = createRequire(import.meta.url).resolve;
const indexes = new Map<string, Map<string, EmojiMatch> | null>();

/** Lower-case keyword → its best emoji, by CLDR's names and keywords; null for a language that CLDR's set lacks here. */
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
  return indexRecords(records);
}

function indexRecords(records: EmojiRecord[]): Map<string, EmojiMatch> {
  const shared = countTags(records);
  const index = new Map<string, EmojiMatch>();
  for (const record of records) {
    const ofGroup = groupScore[record.group ?? -1];
    if (ofGroup === undefined) continue;
    for (const [keyword, quality] of keywordsOf(record, shared)) {
      const score = quality + ofGroup;
      if (score > (index.get(keyword)?.score ?? 1)) index.set(keyword, { emoji: record.emoji, score });
    }
  }
  return index;
}

/** A name of one word fits best, then the words of a longer name, then keywords that few emojis share. */
function keywordsOf({ label, tags = [] }: EmojiRecord, shared: Map<string, number>): [string, number][] {
  const name = label.toLowerCase();
  const parts = name.split(/[\s,:]+/);
  const named: [string, number][] =
    parts.length === 1 ? [[name, 3]] : parts.map((part) => [part, 2 / parts.length + 0.4]);
  const tagged = tags
    .map((tag) => tag.toLowerCase())
    .filter((tag) => (shared.get(tag) ?? 0) <= maxShared)
    .map((tag): [string, number] => [tag, 1.2 + 0.6 / (shared.get(tag) ?? 1)]);
  return [...named, ...tagged];
}

function countTags(records: EmojiRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags = [] } of records) {
    for (const tag of tags) counts.set(tag.toLowerCase(), (counts.get(tag.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}
