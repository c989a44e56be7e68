const sentenceEnd = /[.!?…。！？؟۔।॥։።፧។៕။།༎][\s"'”’»)\]」』）】〉》]*$/u;
const phraseEnd = /[,;:،؛、，；：–—՝፣፤၊][\s"'”’»)\]」』）】〉》]*$/u;
const abbreviation = /^(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|vs|No|Sr|Jr|Sra|Dra|Ud|Uds|z\.B|d\.h|bzw|ca|Nr|M|Mme|etc)\.$/u;
const openingPunctuation = /^[\p{Ps}\p{Pi}¿¡]+$/u;
const straightQuotes = /^"+$/;

/** False for abbreviations that end in a dot («Dr.»). */
export function endsSentence(text: string): boolean {
  return sentenceEnd.test(text) && !abbreviation.test(lastWord(text));
}

/** Whether the text ends in a comma, a colon, a dash or the like. */
export function endsPhrase(text: string): boolean {
  return phraseEnd.test(text);
}

/**
 * Whether punctuation belongs to the word after it. `before` is the text so far: a straight quote opens a quotation if
 * none is open.
 */
export function isOpeningPunctuation(marks: string, before: string): boolean {
  if (straightQuotes.test(marks)) return (before.split('"').length - 1) % 2 === 0;
  return openingPunctuation.test(marks);
}

/** Without punctuation that stands apart before it: « – M. ». */
export function lastWord(text: string): string {
  return text.slice(text.search(/\S+$/u));
}
