/** What stands in a question instead of what was taken out. A correction with one of them in it is not made. */
export const placeholders = ['[link]', '[e-mail]', '[name]', '[number]', '[token]'] as const;

/** Telephone and account numbers: seven digits or more, with blanks and signs between them. Colours are none. */
const longNumbers = /(?<![#\p{L}\d])\+?\d(?:[ ()./-]{0,2}\d){6,}/gu;

/**
 * The text without what says who somebody is or opens something: links, e-mail addresses, user names, telephone numbers
 * and tokens. Names that are plain words stay. Linear in the text's length.
 */
export function withoutPersonalData(text: string): string {
  return text.replace(/\S+/g, (piece) => placeholderOf(piece) ?? piece).replace(longNumbers, '[number]');
}

function placeholderOf(piece: string): (typeof placeholders)[number] | null {
  if (piece.includes('://') || /^\W*(?:www\.|mailto:|tel:)/i.test(piece) || isBareLink(piece)) return '[link]';
  if (/[^\s@]@[^\s@]/.test(piece)) return '[e-mail]';
  if (/^[^\p{L}\p{N}@]*@\w/u.test(piece)) return '[name]';
  return isToken(piece) ? '[token]' : null;
}

/** `youtube.com/watch`, `t.me/anna` */
function isBareLink(piece: string): boolean {
  const slash = piece.indexOf('/');
  return slash > 0 && /[\p{L}\p{N}]\.\p{L}{2,24}(?::\d{1,5})?$/u.test(piece.slice(0, slash));
}

/** Keys and ids: long, of Latin letters and digits mixed. */
const minTokenLength = 20;

function isToken(piece: string): boolean {
  const core = piece.replace(/[^\w:.=+-]/g, '');
  return core.length >= minTokenLength && /\d/.test(core) && /[a-z]/i.test(core) && core.length >= piece.length - 4;
}
