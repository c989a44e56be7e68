declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, or null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
