import bidiFactory from 'bidi-js';

/** Marks that steer text and draw nothing: libass would look for a glyph, or turn the line around. */
export const invisible = /(?!\u200c|\u200d)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** One UTF-16 unit of a text that is shown, as UAX 9 sets it. */
export interface BidiUnit {
  unit: string;
  /** Index in the text. */
  at: number;
  rightToLeft: boolean;
  /** How many are shown to the left of it. */
  place: number;
  /** Embedding level: neighbours of one level run in one direction. */
  level: number;
}

export type BaseDirection = 'ltr' | 'rtl' | 'auto';

const bidi = bidiFactory();

export function baseDirection(rightToLeft: boolean): BaseDirection {
  return rightToLeft ? 'rtl' : 'ltr';
}

/** In reading order. Marks of direction steer the others and are not among them. */
export function bidiUnits(text: string, base: BaseDirection): BidiUnit[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(withoutBreaks(text), base);
  const shown = [...shownIndices(text)];
  const units = shown.map((at) => text.charAt(at)).join('');
  const shownLevels = Uint8Array.from(shown, (at) => levels[at] ?? 0);
  const paragraph = { start: 0, end: shown.length - 1, level: paragraphs[0]?.level ?? 0 };
  const order = bidi.getReorderedIndices(units, { levels: shownLevels, paragraphs: [paragraph] });
  const places: number[] = [];
  for (const [place, index] of order.entries()) places[index] = place;
  return shown.map((at, index) => {
    const level = shownLevels[index] ?? 0;
    return { unit: text.charAt(at), at, level, rightToLeft: level % 2 === 1, place: places[index] ?? index };
  });
}

/** Whether both show the same units in the same order and directions; where they stand in a line does not matter. */
export function isShownAlike(some: BidiUnit[], others: BidiUnit[]): boolean {
  const [left, otherLeft] = [leftmost(some), leftmost(others)];
  return (
    some.length === others.length &&
    some.every(({ unit, rightToLeft, place }, index) => {
      const other = others[index];
      return unit === other?.unit && rightToLeft === other.rightToLeft && place - left === other.place - otherLeft;
    })
  );
}

export function leftmost(units: BidiUnit[]): number {
  return Math.min(...units.map(({ place }) => place));
}

/** UAX 9 would begin a paragraph at some control characters. */
function withoutBreaks(text: string): string {
  return text.replace(/[\p{Cc}\u2029]/gu, '\u200b');
}

function* shownIndices(text: string): Generator<number> {
  let at = 0;
  for (const sign of text) {
    const isShown = sign.replace(invisible, '') !== '';
    for (let unit = 0; unit < sign.length; unit++, at++) if (isShown) yield at;
  }
}
