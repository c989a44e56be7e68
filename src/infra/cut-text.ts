/**
 * Cuts a text that is too long, never between the two halves of an emoji.
 * @param maxLength in UTF-16 units, including the ellipsis
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
