/** A word, a text in quotes or a sign of a message. */
export interface Piece {
  word: string;
  start: number;
  end: number;
  /** The text in quotes, without them. */
  quoted?: string;
  sign?: string;
  endsSentence: boolean;
}

/** In linear time: quotes reach over at most one title. */
export function piecesOf(text: string): Piece[] {
  const found = text.matchAll(/["“„«]([^"“”„«»\n]{1,150})["”“»]|[\p{L}\p{N}@#][\p{L}\p{N}\p{M}'’@#&%-]*|[.,;:!?…\n]/gu);
  return [...found].map(({ 0: word, 1: quoted, index }) => {
    const end = index + word.length;
    const isSign = quoted === undefined && /^[.,;:!?…\n]$/u.test(word);
    const endsSentence =
      isSign && /[.!?…\n]/u.test(word) && (word === '\n' || /^(?:\s|$)/u.test(text.slice(end, end + 1)));
    return {
      ...{ word: quoted === undefined ? word : '', start: index, end, endsSentence },
      ...(quoted === undefined ? {} : { quoted: quoted.trim() }),
      ...(isSign ? { sign: word } : {}),
    };
  });
}

/** Indexes of the first piece of a sentence and of that behind its last. */
export function sentenceAround(pieces: readonly Piece[], at: number): { from: number; to: number } {
  const ends = (piece: Piece) => piece.endsSentence;
  const from = pieces.findLastIndex((piece, index) => index < at && ends(piece)) + 1;
  const to = pieces.findIndex((piece, index) => index >= at && ends(piece));
  return { from, to: to === -1 ? pieces.length : to };
}

export function isCapital(piece: Piece | undefined): boolean {
  return piece !== undefined && /^[\p{Lu}\p{N}]/u.test(piece.word);
}

/** “NEON” */
export function isShouted(piece: Piece | undefined): boolean {
  return piece !== undefined && /^\p{Lu}[\p{Lu}\p{N}'’&-]+$/u.test(piece.word);
}
