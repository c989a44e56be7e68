import type { Place, Spoken } from './mentions.ts';

/** Indexes of the words before a place, from the nearest on, in its sentence; a comma does not end it. */
export function placesBefore(words: readonly Spoken[], { from }: Place, max: number): number[] {
  const places: number[] = [];
  for (let at = from - 1; at >= 0 && from - at <= max; at--) {
    if (endsAt(words[at], ',')) break;
    places.push(at);
  }
  return places;
}

/** Indexes of the words behind a place, from the nearest on, up to a sign. @param passed a sign that does not end them */
export function placesBehind(words: readonly Spoken[], { to }: Place, max: number, passed = ''): number[] {
  const places: number[] = [];
  for (let at = to; at < words.length && at - to < max; at++) {
    if (endsAt(words[at], passed)) break;
    places.push(at);
  }
  return places;
}

function endsAt(word: Spoken | undefined, passed: string): boolean {
  return word?.token.kind === 'break' && word.token.key !== passed;
}
