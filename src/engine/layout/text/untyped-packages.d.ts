declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, or null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}

// The package's own types are those of an ES module, while Node loads its CommonJS file.
declare module 'bidi-js' {
  export interface EmbeddingLevels {
    /** One per UTF-16 unit; odd = from right to left. */
    levels: Uint8Array;
    /** `end` is the last unit. */
    paragraphs: { start: number; end: number; level: number }[];
  }

  export interface Bidi {
    /** @param baseDirection `auto`: by the first strong letter of each paragraph */
    getEmbeddingLevels(text: string, baseDirection: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    /** Indices of units from left to right. */
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[];
  }

  export default function bidiFactory(): Bidi;
}
