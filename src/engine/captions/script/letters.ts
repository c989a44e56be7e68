import { normalizeText } from '../../../infra/normalize-text.ts';

/** What is compared of a word: its letters and digits in lower case, without accents. May be empty. */
export function lettersOf(text: string): string {
  return normalizeText(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const cyrillic: Record<string, string> = Object.fromEntries(
  (
    'а a б b в v г g д d е e ё e ж z з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц s ч s ш s щ s ъ - ы i ь - э e ю u я a ' +
    'і i ї i є e ґ g ў u'
  )
    .match(/(\S) (\S)/gu)
    ?.map((pair) => [pair.charAt(0), pair.charAt(2).replace('-', '')]) ?? [],
);

const latin: Record<string, string> = { c: 'k', q: 'k', w: 'v', y: 'i', j: 'i', h: '', ß: 's', đ: 'd', ł: 'l', ø: 'o' };

/** Roughly how letters sound, whatever the script: equal sounds become equal letters, doubled ones single. */
export function soundsOf(letters: string): string {
  const plain = letters
    .replace(/ph/g, 'f')
    .replace(/sch|sh|ch|tz|[zç]/g, 's')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/./gu, (letter) => cyrillic[letter] ?? latin[letter] ?? letter);
  return plain.replace(/(.)\1+/gu, '$1');
}

/** Sounds that are confused with one another have the same number; 1 = vowels, 0 = all others. */
const kinds = new Uint8Array(128);
for (const [index, letters] of ['aeiou', 'bp', 'dt', 'gk', 'fv', 'mn', 'lr'].entries()) {
  for (const letter of letters) kinds[letter.charCodeAt(0)] = index + 1;
}

/** Longer words are compared by their beginning: the time grows with the product of the lengths. */
const maxCompared = 60;

/**
 * How alike two words sound: 0–1, by their sounds (`soundsOf`). Vowels and related consonants are confused more easily than
 * others, and vowels are missed more easily.
 */
export function soundLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [rows, columns] = [Math.min(one.length, maxCompared), Math.min(other.length, maxCompared)];
  const longest = Math.max(rows, columns);
  return longest === 0 ? 1 : Math.max(0, 1 - distance(one, rows, other, columns) / longest);
}

/** The least costs of each beginning of the other word, for one beginning of the first. */
const costs = new Float64Array(maxCompared + 1);

function distance(one: string, rows: number, other: string, columns: number): number {
  costs[0] = 0;
  for (let column = 1; column <= columns; column++) {
    costs[column] = (costs[column - 1] ?? 0) + missedCost(other.charCodeAt(column - 1));
  }
  for (let row = 1; row <= rows; row++) {
    const letter = one.charCodeAt(row - 1);
    const missed = missedCost(letter);
    let before: number = costs[0] ?? 0;
    costs[0] = before + missed;
    for (let column = 1; column <= columns; column++) {
      const compared = other.charCodeAt(column - 1);
      const above: number = costs[column] ?? 0;
      const replaced = before + confusionCost(letter, compared);
      const added = (costs[column - 1] ?? 0) + missedCost(compared);
      costs[column] = Math.min(replaced, above + missed, added);
      before = above;
    }
  }
  return costs[columns] ?? 0;
}

function missedCost(letter: number): number {
  return kinds[letter] === 1 ? 0.6 : 1;
}

function confusionCost(one: number, other: number): number {
  if (one === other) return 0;
  const kind = kinds[one] ?? 0;
  if (kind === 0 || kind !== kinds[other]) return 1;
  return kind === 1 ? 0.4 : 0.5;
}

/** Whether two words begin or end with sounds that may be confused: others are not alike. */
export function mayBeAlike(one: string, other: string): boolean {
  return (
    isNear(one.charCodeAt(0), other.charCodeAt(0)) ||
    isNear(one.charCodeAt(one.length - 1), other.charCodeAt(other.length - 1))
  );
}

function isNear(one: number, other: number): boolean {
  return one === other || ((kinds[one] ?? 0) > 0 && kinds[one] === kinds[other]);
}
