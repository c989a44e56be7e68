/**
 * Escapes text so that libass never reads it as a command. Braces have an escape. A backslash has none, so an invisible
 * word joiner separates it from what follows.
 */
export function assText(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/\\/g, '\\\u2060')
    .replace(/[{}]/g, (brace) => `\\${brace}`);
}
