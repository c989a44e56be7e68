import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Word } from '../../../../src/engine/captions/caption.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const sentencesOf = new Map<string, string[]>();

/** Sentences of a language: those of our own texts. */
function sentencesIn(language: string): string[] {
  const known = sentencesOf.get(language);
  if (known) return known;
  const dir = join('src/texts', language);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.flatMap((entry) => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    return [...text.matchAll(/['`]([^'`\n]{25,})['`]/g)].map(([, sentence = '']) => sentence);
  });
  // words in brackets are not spoken: without one of the brackets, a changed script would leave out a passage
  const sentences = found.filter((sentence) => / .* .* /.test(sentence) && !/[{}$<>\p{Nd}/:[\]]/u.test(sentence));
  sentencesOf.set(language, sentences);
  return sentences;
}

interface Speech {
  /** What is said, with the exact times. */
  said: Word[];
  /** What a speech engine makes of it: about one word in ten is wrong. */
  heard: Word[];
  /** Words to change a script with. */
  vocabulary: string[];
}

/** Speech of some length, in which an engine confuses sounds, swallows tiny words, and splits and joins words. */
export function syntheticSpeech(language: string, wordCount: number, random: () => number): Speech {
  const sentences = sentencesIn(language);
  const texts: string[] = [];
  while (texts.length < wordCount) {
    const sentence = sentences[Math.floor(random() * sentences.length)] ?? '';
    texts.push(...sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
  }
  let atMs = 0;
  const said = texts.map((text): Word => {
    if (random() < 0.1) atMs += 150;
    const startMs = atMs;
    atMs += 60 + 65 * text.length;
    const endMs = atMs;
    if (/[.!?]$/.test(text)) atMs += 300;
    return { text, startMs, endMs };
  });
  return { said, heard: misheard(said, random), vocabulary: [...new Set(texts)] };
}

function misheard(said: Word[], random: () => number): Word[] {
  const heard: Word[] = [];
  for (let at = 0; at < said.length; at++) {
    const [word, next, last] = [said[at] as Word, said[at + 1], heard.at(-1)];
    const chance = random();
    if (chance < 0.07) heard.push({ ...word, text: confused(word.text, random) });
    else if (chance < 0.08 && last && word.text.length <= 3) heard[heard.length - 1] = { ...last, endMs: word.endMs };
    else if (chance < 0.09 && word.text.length > 6) heard.push(...halves(word));
    else if (chance < 0.1 && next) {
      heard.push({ text: word.text.replace(/\P{L}$/u, '') + next.text, startMs: word.startMs, endMs: next.endMs });
      at++;
    } else heard.push(word);
  }
  return heard;
}

function halves({ text, startMs, endMs }: Word): Word[] {
  const [half, middleMs] = [text.length >> 1, Math.round((startMs + endMs) / 2)];
  return [
    { text: text.slice(0, half), startMs, endMs: middleMs },
    { text: text.slice(half), startMs: middleMs, endMs },
  ];
}

const vowels = ['aeiou', 'аеиоуыя'];
const pairs = 'bp dt gk fv sz mn lr бп дт гк фв сз мн лр'.split(' ');

/** About one letter in five for one that sounds alike. */
function confused(text: string, random: () => number): string {
  const letters = [...text];
  const count = Math.max(1, Math.round(letters.length * 0.2));
  for (let change = 0; change < count; change++) {
    const at = Math.floor(random() * letters.length);
    const letter = letters[at]?.toLowerCase() ?? '';
    const alike = [...vowels, ...pairs].find((group) => group.includes(letter)) ?? letter;
    letters[at] = alike[Math.floor(random() * alike.length)] ?? letter;
  }
  return letters.join('');
}

/** A script of which a share of the words was left out, added or reworded. */
export function changedScript(texts: string[], share: number, vocabulary: string[], random: () => number): string {
  const another = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  return texts
    .flatMap((text) => {
      const chance = random();
      if (chance < share / 3) return [];
      if (chance < (2 * share) / 3) return [text, another()];
      return [chance < share ? another() : text];
    })
    .join(' ');
}

/** Share of the words said that are shown within 0.3 s of when they are said. */
export function shareRight(said: Word[], shown: Word[]): number {
  const used = new Set<Word>();
  let from = 0;
  const right = said.filter(({ text, startMs }) => {
    while ((shown[from]?.startMs ?? Number.POSITIVE_INFINITY) < startMs - 300) from++;
    for (let at = from; (shown[at]?.startMs ?? Number.POSITIVE_INFINITY) <= startMs + 300; at++) {
      const word = shown[at];
      if (!word || used.has(word) || plain(word.text) !== plain(text)) continue;
      used.add(word);
      return true;
    }
    return false;
  });
  return right.length / said.length;
}

export function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
