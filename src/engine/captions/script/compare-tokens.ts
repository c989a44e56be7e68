import { mayBeAlike, soundLikeness, soundsOf } from './letters.ts';

/** A word of a script or a transcript, as it is compared. */
export interface Comparable {
  /** The ways to say it, see `spokenForms`. */
  forms: string[];
  /** Set = may be left out at no cost, and stands for nothing but itself; see `ScriptToken`. */
  optionalGroup?: number | null;
  /** Whether a sentence or a line ends with it. */
  endsSentence?: boolean;
}

export function isOptional(token: Comparable | undefined): boolean {
  return (token?.optionalGroup ?? null) !== null;
}

/** Some words of a script that stand for some words that were heard. */
export interface Pairing {
  rows: number;
  columns: number;
  /** 0–1; 1 = the same words, perhaps written in another way. */
  likeness: number;
}

/** From here on, a heard word is a script's word misheard. */
export const minAlike = 0.6;
/** The same for several words, or one, that may be several or one of the other side: «bud buriest», «bud-barriest». */
const minAlikeTogether = 0.68;
/** For three words and two, and for words that may be left out. */
const minAlikeStrict = 0.75;
/** Numbers have endings that differ: «hundred and one», «duzentas». */
const minAlikeForm = 0.8;
/** «nineteen hundred and ninety nine point five percent» */
const maxWordsOfForm = 12;

const shapes = [
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

export type Comparer = ReturnType<typeof compareTokens>;

/** Compares words of a script (rows) with words that were heard (columns). Work is limited: what comes after is unlike. */
export function compareTokens(script: readonly Comparable[], heard: readonly Comparable[]) {
  const [left, right] = [sideOf(script), sideOf(heard)];
  const known = new Map<string, number>();
  let letterPairsLeft = 2_000_000 + 2_500 * (script.length + heard.length);

  return {
    mayBeLeftOut: (row: number) => isOptional(script[row]),
    /** Whether both are written with the same letters. */
    isSame: (row: number, column: number) => left.letters[row] === right.letters[column] && left.letters[row] !== '',
    /** Likeness of one word and one word. */
    likeness,
    likenessOfRanges,
    /** Calls `visit` for what stands for each other from these places on, apart from one word for one word. */
    pairings,
  };

  function likeness(row: number, column: number): number {
    const [one = '', other = ''] = [left.letters[row], right.letters[column]];
    if (one === other && one !== '') return 1;
    if (shareForm(row, column)) return 0.99;
    const alike = soundsAlike(left.sounds[row] ?? '', right.sounds[column] ?? '');
    return isOptional(script[row]) && alike < minAlikeStrict ? 0 : alike;
  }

  function shareForm(row: number, column: number): boolean {
    const [one, other] = [script[row]?.forms ?? [], heard[column]?.forms ?? []];
    if (one.length < 2 && other.length < 2) return false;
    return one.some((form) => form !== '' && other.includes(form));
  }

  function likenessOfRanges(rows: [number, number], columns: [number, number]): number {
    return soundsAlike(joined(left.sounds, rows[0], rows[1]), joined(right.sounds, columns[0], columns[1]));
  }

  function soundsAlike(one: string, other: string): number {
    if (one === other) return one === '' ? 0 : 0.98;
    // a large difference of lengths is one of sounds
    if (Math.min(one.length, other.length) < 0.4 * Math.max(one.length, other.length)) return 0;
    const pair = `${one} ${other}`;
    const before = known.get(pair);
    if (before !== undefined) return before;
    letterPairsLeft -= one.length * other.length;
    if (letterPairsLeft < 0) return 0;
    const found = soundLikeness(one, other);
    known.set(pair, found);
    return found;
  }

  function pairings(
    place: { row: number; column: number },
    ends: { row: number; column: number },
    visit: (pairing: Pairing) => void,
  ) {
    const { row, column } = place;
    for (const [rows, columns] of shapes) {
      if (row + rows > ends.row || column + columns > ends.column) continue;
      const found = together(row, rows, column, columns);
      if (found > 0) visit({ rows, columns, likeness: found });
    }
    formsOf(script[row], right, column, ends.column, (columns, found) => visit({ rows: 1, columns, likeness: found }));
    formsOf(heard[column], left, row, ends.row, (rows, found) => visit({ rows, columns: 1, likeness: found }));
  }

  function together(row: number, rows: number, column: number, columns: number): number {
    const [one, other] = [lengthOf(left, row, rows), lengthOf(right, column, columns)];
    if (Math.min(one, other) < 0.6 * Math.max(one, other) || Math.min(one, other) < 3) return 0;
    if (!mayBeAlike(ends(left.sounds, row, rows), ends(right.sounds, column, columns))) return 0;
    const [rowEnd, columnEnd] = [row + rows, column + columns];
    if (one === other && joined(left.letters, row, rowEnd) === joined(right.letters, column, columnEnd)) return 0.99;
    return shareWord([row, rowEnd], [column, columnEnd]) ? 0 : alikeRanges([row, rowEnd], [column, columnEnd]);
  }

  /** A word that is equal was not misheard. */
  function shareWord(rows: [number, number], columns: [number, number]): boolean {
    for (let row = rows[0]; row < rows[1]; row++) {
      for (let column = columns[0]; column < columns[1]; column++) {
        if (left.letters[row] === right.letters[column]) return true;
      }
    }
    return false;
  }

  function alikeRanges(rows: [number, number], columns: [number, number]): number {
    const isStrict = rows[1] - rows[0] + columns[1] - columns[0] > 4 || script.slice(...rows).some(isOptional);
    const found = likenessOfRanges(rows, columns);
    return found >= (isStrict ? minAlikeStrict : minAlikeTogether) ? found : 0;
  }

  function formsOf(
    token: Comparable | undefined,
    side: Side,
    from: number,
    end: number,
    found: (count: number, likeness: number) => void,
  ): void {
    for (const form of token?.forms.slice(1) ?? []) {
      let text = '';
      for (let count = 1; count <= maxWordsOfForm && from + count <= end && text.length < form.length * 1.2; count++) {
        text += side.letters[from + count - 1] ?? '';
        if (text === form) found(count, 0.99);
        else if (count > 1 && isNear(text, form)) {
          const alike = soundsAlike(soundsOf(text), soundsOf(form));
          if (alike >= minAlikeForm) found(count, alike);
        }
      }
    }
  }
}

function isNear(text: string, form: string): boolean {
  const ratio = text.length / form.length;
  return form.length >= 6 && ratio > 0.8 && ratio < 1.25 && text[0] === form[0];
}

interface Side {
  letters: string[];
  sounds: string[];
  /** Letters before each word, and after the last. */
  lengths: Int32Array;
}

function sideOf(tokens: readonly Comparable[]): Side {
  const letters = tokens.map(({ forms }) => forms[0] ?? '');
  const ofLetters = new Map<string, string>();
  const sounds = letters.map((text) => {
    const known = ofLetters.get(text) ?? soundsOf(text);
    ofLetters.set(text, known);
    return known;
  });
  const lengths = new Int32Array(letters.length + 1);
  for (const [index, text] of letters.entries()) lengths[index + 1] = (lengths[index] ?? 0) + text.length;
  return { letters, sounds, lengths };
}

function lengthOf({ lengths }: Side, from: number, count: number): number {
  return (lengths[from + count] ?? 0) - (lengths[from] ?? 0);
}

function joined(texts: string[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) text += texts[at] ?? '';
  return text;
}

/** The first and the last sound of some words. */
function ends(sounds: string[], from: number, count: number): string {
  return (sounds[from] ?? '').slice(0, 1) + (sounds[from + count - 1] ?? '').slice(-1);
}
