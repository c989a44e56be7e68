import { endingOf } from '../../../infra/text-ends.ts';

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
 * Whether punctuation belongs to the word after it. A straight quote opens a quotation if none is open.
 * @param quotesBefore number of straight quotes in the text so far
 */
export function isOpeningPunctuation(marks: string, quotesBefore: number): boolean {
  return straightQuotes.test(marks) ? quotesBefore % 2 === 0 : openingPunctuation.test(marks);
}

/** Number of straight quotes. */
export function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count++;
  return count;
}

/** Without punctuation that stands apart before it: « – M. ». */
function lastWord(text: string): string {
  // a text that ends in a space has no last word
  return endingOf(text, /\S/u) || text.slice(-1);
}

/** Words that belong to the next word: a line or page that ends with one reads badly. */
export const belongsToNext: ReadonlySet<string> = new Set(
  (
    'a an the of to in on at by for from with and or but nor so as if than that this these those my your his her its our their is are was were be am not no very ' +
    'el la los las un una unos unas de del al a en por para con sin y e o u que se mi tu su sus lo le les no muy es son era ' +
    'der die das den dem des ein eine einen einem einer und oder aber in im am an auf zu zum zur mit von vom für bei nicht sehr ist sind ' +
    'le la les l un une des du de d à au aux en et ou que qui ne pas très est sont ce cette ces mon ma mes son sa ses dans sur pour avec ' +
    'o a os as um uma do da dos das no na nos nas em por para com e ou que não é são ' +
    'il lo gli i un uno una di del della dei delle a al alla in nel nella con su per e o che non è sono'
  ).split(' '),
);

/**
 * How badly a break after `text` reads: from 0 (end of a sentence) to 3 (between an article and its noun, or a Japanese
 * word and its particle); 2 between a number and what it counts.
 */
export function breakCost(text: string, following = ''): number {
  if (endsSentence(text)) return 0;
  if (endsPhrase(text)) return 0.3;
  if (/^\p{Script=Hiragana}/u.test(following)) return 3;
  const word = lastWord(text).toLowerCase();
  if (belongsToNext.has(word)) return 3;
  return isCount(word) ? 2 : 1;
}

/** A number that is followed by what it counts («10 000 km»). Four digits in a row may be a year and do not count. */
function isCount(word: string): boolean {
  return /^[-−+±~≈]?\p{Nd}{1,3}(?:[.,]\p{Nd}+)*$/u.test(word);
}
