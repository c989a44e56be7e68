import type { Token } from '../text/tokenize.ts';

/** "Tik-Tok" is one word; a colon ends a part of a sentence. */
export function joinHyphenated(text: string, tokens: readonly Token[]): { token: Token; said: string }[] {
  const joined: { token: Token; said: string }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    let to = at;
    if (token.kind === 'word' && isHyphenated(tokens[at + 1])) {
      to = at + 1;
      while (isHyphenated(tokens[to])) to++;
      const end = tokens[to - 1]?.end ?? token.end;
      const key = tokens
        .slice(at, to)
        .map((part) => part.key)
        .join('-');
      joined.push({ token: { ...token, key, end }, said: text.slice(token.start, end) });
      at = to;
    } else {
      const said = text.slice(token.kind === 'number' ? token.start : startOf(text, token), token.end);
      joined.push({ token: said === ':' ? { ...token, kind: 'break' } : token, said });
      at++;
    }
  }
  return joined;
}

/** "@kiln", "#kiln" and "$49" are written with their sign. */
export function startOf(text: string, { kind, start }: Token): number {
  const before = text.slice(Math.max(0, start - 2), start);
  const hasSign = kind === 'number' ? /\p{Sc}$/u.test(before) : kind === 'word' && /(?:^|\s)[@#]$/u.test(before);
  return hasSign ? start - 1 : start;
}

/** "12,50 €" is written with its sign. */
export function endOf(text: string, { kind, end }: Token): number {
  return kind === 'number' ? end + (/^ ?\p{Sc}/u.exec(text.slice(end, end + 2))?.[0].length ?? 0) : end;
}

function isHyphenated(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isJoined === true && token.key.length > 1;
}
