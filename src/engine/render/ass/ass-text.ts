/**
 * Text that libass shows and never obeys. Braces have an escape of their own; a backslash has none, so a word joiner
 * (which draws nothing) keeps it apart from what follows.
 */
export function assText(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/\\/g, '\\\u2060')
    .replace(/[{}]/g, (brace) => `\\${brace}`);
}
