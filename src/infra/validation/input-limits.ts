/**
 * How large what people send may be: each far above what real videos need, and low enough that reading it is little work.
 * A video of an hour has about 10,000 spoken words in 2,500 captions. Lengths are in characters.
 */
export const inputLimits = {
  /** JSON: objects and lists inside one another. Captions with their words need 6. More is refused with 400. */
  jsonNesting: 32,
  /** A form's fields, and those of a query string. 10,000 captions of start, end and text are 30,000. More is refused with 400. */
  formFields: 50_000,
  /** Fields of a page's form. The profile's full dictionary has 407. More is refused with 413. */
  pageFormFields: 1000,
  captions: {
    items: 10_000,
    textCharacters: 5000,
    /** Blank-separated words of all captions together, and their `words` with times: about five hours of speech. */
    words: 50_000,
    /** `words` with times of one caption. */
    wordsOfOne: 2500,
    seconds: 1_000_000,
    emojiGraphemes: 8,
  },
  dictionary: { entries: 200, characters: 100 },
  name: 255,
  email: 254,
  /** Signed URLs of storage services reach some thousand characters. */
  url: 8192,
} as const;

/** Whether objects and lists are nested deeper than allowed. Reads no deeper than that, so no stack can overflow. */
export function isNestedTooDeep(json: string, max: number = inputLimits.jsonNesting): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') at = endOfString(json, at);
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    if (depth > max) return true;
  }
  return false;
}

/** The place of the quote that ends the string that begins here. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

/** The fields of a URL-encoded form or a query string, without parsing it. */
export function countFormFields(text: string): number {
  let count = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) count++;
  return count;
}
