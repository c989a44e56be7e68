/**
 * Cuts a text that is too long, never between the two halves of an emoji. No blank stays before the ellipsis.
 * @param maxLength in UTF-16 units, including the ellipsis
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/**
 * The beginning of a text that somebody sent, for what reads no more than this.
 * @param maxLength in UTF-16 units
 */
export function startOfText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
