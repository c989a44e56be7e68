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
      const said = text.slice(startOf(text, token), token.end);
      joined.push({ token: said === ':' ? { ...token, kind: 'break' } : token, said });
      at++;
    }
  }
  return joined;
}

/** "@kiln" and "#kiln" are written with their sign. */
export function startOf(text: string, { kind, start }: Token): number {
  return kind === 'word' && /(?:^|\s)[@#]$/u.test(text.slice(Math.max(0, start - 2), start)) ? start - 1 : start;
}

function isHyphenated(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isJoined === true && token.key.length > 1;
}
