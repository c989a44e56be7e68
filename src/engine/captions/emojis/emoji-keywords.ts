import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasExactArt } from './emoji-art-path.ts';
import { everydayEmojis } from './everyday-emojis.ts';
import { everydayKeywords, plainName, withoutSelector } from './everyday-keywords.ts';

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
