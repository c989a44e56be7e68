import bidiFactory from 'bidi-js';

/** Characters that control text and draw nothing: libass would search a glyph for them, or reverse the line. */
export const invisible = /(?!\u200c|\u200d)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** One visible UTF-16 unit of a text, as ordered by the Unicode bidirectional algorithm (UAX 9). */
export interface BidiUnit {
  unit: string;
  /** Index in the text. */
  index: number;
  rightToLeft: boolean;
  /** Number of units to the left of it. */
  position: number;
  /** Embedding level: neighbours of the same level run in one direction. */
  level: number;
}

type BaseDirection = 'ltr' | 'rtl' | 'auto';

const bidi = bidiFactory();

/** Characters that may run from right to left, and marks that change the direction. */
const bidirectional =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** UTF-16 units that are ordered at a time: the library takes n² steps. No line is longer, and no word that people write. */
const chunkLength = 512;

export function baseDirection(rightToLeft: boolean): BaseDirection {
  return rightToLeft ? 'rtl' : 'ltr';
}

export function isBidirectional(text: string): boolean {
  return bidirectional.test(text);
}

/** The visible units in reading order. Direction marks affect the others and are not included. */
export function bidiUnits(text: string, base: BaseDirection): BidiUnit[] {
  if (base !== 'rtl' && !isBidirectional(text)) {
    const plain = [...shownIndices(text)];
    return plain.map((index, position) => ({
      ...{ unit: text.charAt(index), index, position },
      ...{ level: 0, rightToLeft: false },
    }));
  }
  return text.length <= chunkLength ? orderedUnits(text, base) : unitsOfChunks(text, base);
}

/** Of a text that is too long for a line: its chunks follow one another in the base direction. */
function unitsOfChunks(text: string, base: BaseDirection): BidiUnit[] {
  const starts = Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, chunk) => chunk * chunkLength);
  const first = bidi.getEmbeddingLevels(withoutBreaks(text.slice(0, chunkLength)), base);
  const isRightToLeft = (first.paragraphs[0]?.level ?? 0) % 2 === 1;
  const chunks = starts.map((start) =>
    orderedUnits(text.slice(start, start + chunkLength), baseDirection(isRightToLeft)).map((unit) => ({
      ...unit,
      index: start + unit.index,
    })),
  );
  const total = chunks.reduce((sum, units) => sum + units.length, 0);
  let before = 0;
  return chunks.flatMap((units) => {
    const toTheLeft = isRightToLeft ? total - before - units.length : before;
    before += units.length;
    return units.map((unit) => ({ ...unit, position: toTheLeft + unit.position }));
  });
}

function orderedUnits(text: string, base: BaseDirection): BidiUnit[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(withoutBreaks(text), base);
  const shown = [...shownIndices(text)];
  const units = shown.map((index) => text.charAt(index)).join('');
  const shownLevels = Uint8Array.from(shown, (index) => levels[index] ?? 0);
  const paragraph = { start: 0, end: shown.length - 1, level: paragraphs[0]?.level ?? 0 };
  const order = bidi.getReorderedIndices(units, { levels: shownLevels, paragraphs: [paragraph] });
  const positions: number[] = [];
  for (const [position, i] of order.entries()) positions[i] = position;
  return shown.map((index, i) => {
    const level = shownLevels[i] ?? 0;
    return { unit: text.charAt(index), index, level, rightToLeft: level % 2 === 1, position: positions[i] ?? i };
  });
}

/** Whether both show the same units in the same order and directions, regardless of their place in the line. */
export function isShownAlike(some: BidiUnit[], others: BidiUnit[]): boolean {
  const [left, otherLeft] = [leftmost(some), leftmost(others)];
  return (
    some.length === others.length &&
    some.every(({ unit, rightToLeft, position }, index) => {
      const other = others[index];
      if (unit !== other?.unit || rightToLeft !== other.rightToLeft) return false;
      return position - left === other.position - otherLeft;
    })
  );
}

export function leftmost(units: BidiUnit[]): number {
  return units.reduce((least, { position }) => Math.min(least, position), Number.POSITIVE_INFINITY);
}

/** UAX 9 would start a new paragraph at some control characters. */
function withoutBreaks(text: string): string {
  return text.replace(/[\p{Cc}\u2029]/gu, '\u200b');
}

function* shownIndices(text: string): Generator<number> {
  let index = 0;
  for (const character of text) {
    const isShown = character.replace(invisible, '') !== '';
    for (let unit = 0; unit < character.length; unit++, index++) if (isShown) yield index;
  }
}
