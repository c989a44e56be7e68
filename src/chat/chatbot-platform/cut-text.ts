/** @param limit in UTF-16 units, of which the ellipsis takes one */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // not between the halves of an emoji
  return `${text
    .slice(0, limit - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
