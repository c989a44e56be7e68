const opening = /^[\p{Ps}\p{Pi}¿¡]+$/u;
const straightQuotes = /^"+$/;

/** Whether signs belong to what follows them. `before` is the text so far: a straight quote opens where none is open. */
export function isOpeningPunctuation(signs: string, before: string): boolean {
  if (straightQuotes.test(signs)) return (before.split('"').length - 1) % 2 === 0;
  return opening.test(signs);
}
