import { lettersOf } from '../text/letters.ts';

/** In words. A single word of a line says nothing new of it. */
const minWords = 2;

/** "Spin it" for "spin it and watch closely": a text of which all words stand in the line, in their order, leaves the others out. */
export function isShortening(text: string, line: string): boolean {
  const [said, own] = [text, line].map((some) => some.split(/\s+/).map(lettersOf).filter(Boolean)) as [
    string[],
    string[],
  ];
  if (said.length < minWords || said.length >= own.length) return false;
  let at = 0;
  for (const word of own) if (word === said[at]) at++;
  return at === said.length;
}
