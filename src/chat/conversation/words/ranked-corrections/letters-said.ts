import type { Place, Spoken } from '../with-captions/mentions.ts';

/** In letters. */
const minSpelled = 3;

/** Words whose letters are said one by one: “S-M-I-T-H”. They begin with a capital, and also stand as they are said. */
export function lettersSaid(words: readonly Spoken[]): { place: Place; text: string }[] {
  const found: { place: Place; text: string }[] = [];
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (isLetter(words[to])) to++;
    if (to - from < minSpelled) continue;
    const letters = words.slice(from, to).map(({ text }) => text);
    const said = letters.join('');
    const name = `${said.slice(0, 1).toUpperCase()}${said.slice(1).toLowerCase()}`;
    for (const text of new Set([name, said])) found.push({ place: { from, to }, text });
    from = to;
  }
  return found;
}

function isLetter(word: Spoken | undefined): boolean {
  return word !== undefined && /^\p{L}$/u.test(word.text);
}
