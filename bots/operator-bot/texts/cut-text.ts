/** What a message may be long at most, in UTF-16 units: https://core.telegram.org/bots/api#sendmessage */
export const maxTextLength = 4096;

/** The text, or its beginning with an ellipsis; never half a character. */
export function cutText(text: string, maxLength = maxTextLength): string {
  if (text.length <= maxLength) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 2));
  return `${text.slice(0, maxLength - (isHalf ? 2 : 1))}…`;
}
