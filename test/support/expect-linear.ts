import { type HostileText, type HostileTexts, hostileTexts, writeHostile } from './adversarial-text.ts';
import { callWithinLimit, cpuGrowth, leastCpuMs, maxGrowth } from './cpu-growth.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Texts tried for each function. For more: `LINEAR_ROUNDS=2000 npm run test:linear`, with other texts by `LINEAR_SEED`.
 */
const rounds = Number(process.env.LINEAR_ROUNDS ?? 0);
const seed = Number(process.env.LINEAR_SEED ?? 1);
const isLong = rounds > 0;
/** The short form looks no further once it has used this much processor time for a function. */
const shortSearchMs = 15;
const shortRounds = 300;
/** The short form doubles no further than this: what grows faster was found before. */
const shortCallMs = 25;

const shortestText = 1000;
/** This many of the costliest are compared once more at four times the length, where the growth shows. */
const finalists = isLong ? 8 : 3;
const longestText = 64_000;

export interface Reader {
  /** Parts of texts that this function looks for: tags, schemes, keywords. */
  words?: readonly string[];
  /** Milliseconds of processor time that the short form searches for slow texts; it doubles further in proportion. */
  searchMs?: number;
  /** Texts that the short form tries however long they take, so that a slow machine finds the same. */
  leastRounds?: number;
}

/**
 * Fails where a function of a text takes more than three times the processor time for twice the text, and does so again at
 * the next doubling. Searches for slow texts: writes hostile ones of 1,000 characters, changes those that cost most, and
 * doubles the worst up to 64,000.
 */
export async function expectLinear(
  name: string,
  read: (text: string) => unknown,
  { words, searchMs = shortSearchMs, leastRounds = 0 }: Reader = {},
): Promise<void> {
  const random = seededRandom(seed + [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0));
  const texts = hostileTexts(random, words);
  for (const text of await worstTexts(read, { texts, random, searchMs, leastRounds })) {
    let lastMs = await costOf(read, text, shortestText);
    for (let length = shortestText * 2; length <= longestText; length *= 2) {
      const costMs = await costOf(read, text, length);
      const isLast = !isLong && costMs > shortCallMs * (searchMs / shortSearchMs);
      // one measurement of the half may be too high, and there is no next doubling to show it
      if (isLast) lastMs = Math.min(lastMs, await costOf(read, text, length / 2));
      if (costMs > maxGrowth * Math.max(lastMs, 2)) await judge(name, read, { text, length });
      if (isLast) break;
      lastMs = costMs;
    }
  }
}

async function judge(
  name: string,
  read: (text: string) => unknown,
  { text, length }: { text: HostileText; length: number },
): Promise<void> {
  const written = new Map([length / 2, length, length * 2].map((size) => [size, writeHostile(text, size)]));
  const growth = await cpuGrowth(length, (size) => read(written.get(size) ?? ''));
  if (growth <= maxGrowth) return;
  throw new Error(
    `${name} takes ${growth.toFixed(1)} times as long for ${length} characters as for half of them: ${JSON.stringify(text)}`,
  );
}

/** The slowest first. */
async function worstTexts(
  read: (text: string) => unknown,
  {
    texts,
    random,
    searchMs,
    leastRounds,
  }: { texts: HostileTexts; random: () => number } & Required<Omit<Reader, 'words'>>,
): Promise<HostileText[]> {
  const searchLength = await searchLengthOf(read);
  let kept: CostlyText[] = [];
  let spentMs = 0;
  const simple = texts.simple();
  for (let round = 0; isMore(round, spentMs); round++) {
    const text = simple[round] ?? next();
    const ms = await costOf(read, text, searchLength);
    spentMs += ms;
    kept = costliest([...kept, { text, ms }], finalists);
  }
  const judged: CostlyText[] = [];
  for (const { text } of kept) {
    const ms = await costOf(read, text, searchLength * 4);
    judged.push({ text, ms });
    if (!isLong && ms > searchMs) break;
  }
  return costliest(judged, isLong ? finalists : 1).map(({ text }) => text);

  function isMore(round: number, spentMs: number): boolean {
    return isLong ? round < rounds : round < leastRounds || (round < shortRounds && spentMs < searchMs);
  }

  function next(): HostileText {
    const parent = kept[Math.floor(random() * kept.length)];
    return parent === undefined || random() < 0.4 ? texts.any() : texts.mutate(parent.text);
  }
}

/** 1,000, or more for a fast function: what costs less than a clock can tell apart cannot be compared. */
async function searchLengthOf(read: (text: string) => unknown): Promise<number> {
  const plain = { start: '', parts: [{ open: 'Hello, world. ', close: '' }], end: '' };
  // the first call compiles, or loads what the function needs
  await costOf(read, plain, shortestText);
  let length = shortestText;
  while (length < 8 * shortestText && (await costOf(read, plain, length)) < 0.15) length *= 2;
  return length;
}

interface CostlyText {
  text: HostileText;
  ms: number;
}

function costliest(texts: CostlyText[], count: number): CostlyText[] {
  return texts.toSorted((a, b) => b.ms - a.ms).slice(0, count);
}

/** Milliseconds of the fastest of some calls. @throws when one does not end */
async function costOf(read: (text: string) => unknown, text: HostileText, length: number): Promise<number> {
  const written = writeHostile(text, length);
  try {
    // what took long is not repeated: the judgement measures again
    const first = await callWithinLimit(() => leastCpuMs(() => read(written), 1));
    return first > 0.3 && first < 5 ? Math.min(first, await leastCpuMs(() => read(written), 2)) : first;
  } catch (cause) {
    throw new Error(`A text of ${length} characters was not read: ${JSON.stringify(text)}`, { cause });
  }
}
