import type { Token } from '../text/tokenize.ts';

/** "Tik-Tok" and "WD-40" are one word each; a colon ends a part of a sentence. */
export function joinHyphenated(text: string, tokens: readonly Token[]): { token: Token; said: string }[] {
  const joined: { token: Token; said: string }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    let to = at;
    const coded = codedName(tokens, at);
    if (coded) {
      joined.push({ token: coded, said: text.slice(coded.start, coded.end) });
      at += 3;
    } else if (token.kind === 'word' && isHyphenated(tokens[at + 1])) {
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

/** "WD-40": a word, a hyphen and a number without blanks. */
function codedName(tokens: readonly Token[], at: number): Token | null {
  const [word, hyphen, number] = tokens.slice(at, at + 3);
  if (word?.kind !== 'word' || number?.kind !== 'number' || hyphen?.kind !== 'quiet' || hyphen.key !== '-') return null;
  const isTogether = word.end === hyphen.start && hyphen.end === number.start;
  return isTogether ? { kind: 'word', key: `${word.key}-${number.key}`, start: word.start, end: number.end } : null;
}

function isHyphenated(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isJoined === true && token.key.length > 1;
}
