import { fold } from './fold.ts';

/** How many letters of a text have marks that its folded form has not. */
function accentsIn(text: string): number {
  return text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
}

/** Whether two ways of writing differ in accents alone, besides letter case. */
export function differInAccents(one: string, other: string): boolean {
  return one.toLowerCase() !== other.toLowerCase() && fold(one) === fold(other);
}

/** A word as the captions have it, with the accents that a person gives it. Without more of them, people have only left them out. */
export function withAccentsOf(said: string, written: string): string {
  return differInAccents(said, written) && accentsIn(said) > accentsIn(written) ? said : written;
}
