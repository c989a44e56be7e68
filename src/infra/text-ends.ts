/**
 * The run of matching characters at the end of a text; empty if there is none. Reads backwards: a pattern like `/x+$/`
 * takes n² steps for a long run that is not at the end.
 * @param character matches one of them, without the flags g and y
 */
export function endingOf(text: string, character: RegExp): string {
  let from = text.length;
  for (
    let last = characterBefore(text, from);
    last !== '' && character.test(last);
    last = characterBefore(text, from)
  ) {
    from -= last.length;
  }
  return text.slice(from);
}

/** The character that ends at this place; empty at the beginning. */
export function characterBefore(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : pair.slice(-1);
}

/** The character that begins at this place; empty at the end. */
export function characterAt(text: string, start: number): string {
  const code = text.codePointAt(start);
  return code === undefined ? '' : String.fromCodePoint(code);
}
