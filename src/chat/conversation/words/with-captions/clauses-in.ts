import type { Place, Spoken } from './mentions.ts';

/** The parts between the signs, which part nothing inside quotes. */
export function clausesIn(words: readonly Spoken[]): Place[] {
  const clauses: Place[] = [{ from: 0, to: 0 }];
  for (const [at, { token, isQuoted }] of words.entries()) {
    const last = clauses.at(-1);
    if (token.kind === 'break' && !isQuoted) clauses.push({ from: at + 1, to: at + 1 });
    else if (last) last.to = at + 1;
  }
  return clauses.filter(({ from, to }) => to > from);
}
