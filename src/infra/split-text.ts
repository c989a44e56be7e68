/**
 * Splits a text at line ends or blanks where possible.
 * @param limits of each part, and of the last one (default: the same), in UTF-16 units
 */
export function splitText(text: string, { limit, lastLimit = limit }: { limit: number; lastLimit?: number }): string[] {
  if (text.length <= lastLimit) return [text];
  const at = breakBefore(text, Math.min(limit, Math.max(lastLimit, text.length - lastLimit)));
  const rest = text.slice(at).trim();
  return rest === '' ? [text.slice(0, at)] : [text.slice(0, at).trimEnd(), ...splitText(rest, { limit, lastLimit })];
}

function breakBefore(text: string, limit: number): number {
  const head = text.slice(0, limit + 1);
  const atLine = head.lastIndexOf('\n');
  if (atLine > limit / 2) return atLine;
  const atBlank = head.lastIndexOf(' ');
  if (atBlank > limit / 2) return atBlank;
  // not between the two halves of an emoji
  return /[\uD800-\uDBFF]$/.test(text.slice(0, limit)) ? limit - 1 : limit;
}
