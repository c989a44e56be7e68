import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasExactArt } from './emoji-art-path.ts';
import { everydayEmojis } from './everyday-emojis.ts';
import { everydayKeywords, plainName, withoutSelector } from './everyday-keywords.ts';

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
}

/** Of what was chosen by hand, and its group's: surer than any name. */
export const everydayScore = 4.2;
/** Of a name. */
const nameScore = 3;
/** Of a keyword. */
const keywordScore = 2;
/** Groups of emojibase: things say more than people. Others, as faces and signs, are never chosen by their names. */
const groupScore: Record<number, number> = { 1: 0.1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 };
/** Hours have for names the numbers that people say of anything, and suits of cards are named by everyday things. */
const misnamed = /[\u{1f550}-\u{1f567}♠♣♥♦]/u;
/** CLDR calls the organ what everybody calls the sign. */
const better: Record<string, string> = { '🫀': '❤️' };
/** Written syllable by syllable: one of them is seldom a word. */
const inSyllables = new Set(['vi']);

const resolve = createRequire(import.meta.url).resolve;
const indexes = new Map<string, Map<string, EmojiMatch> | null>();

/**
 * Lower-case word or phrase → its emoji, by CLDR's names and by what is said every day; null for a language that CLDR's
 * set lacks here. What the art cannot show is not in it. Most of CLDR's other keywords are for finding emojis, not for
 * showing them («why» is a face that pleads, «class» a bicycle), and so are parts of names: a stop sign is no sign that
 * people talk of. So they count only for things of every day, in languages without a list of ours.
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
    if (ofGroup === undefined || !hasExactArt(record.emoji) || misnamed.test(record.emoji)) continue;
    const name = plainName(record.label);
    const score = nameScore + ofGroup;
    if (!isWord(name, code) || score <= (index.get(name)?.score ?? 0)) continue;
    index.set(name, { emoji: better[record.emoji] ?? record.emoji, score });
  }
  const groups = new Map(records.map(({ emoji, group = -1 }) => [withoutSelector(emoji), group]));
  for (const [word, emoji] of everyday) {
    const ofGroup = groupScore[groups.get(withoutSelector(emoji)) ?? -1] ?? 0;
    index.set(word, { emoji, score: everydayScore + ofGroup });
  }
  return index;
}

/** One sign by itself is part of most words that have it (的, 말). */
function isWord(name: string, code: string): boolean {
  return [...name].length > 1 && (name.includes(' ') || !inSyllables.has(code));
}
