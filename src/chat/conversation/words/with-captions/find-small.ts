import { phraseAt } from '../corrections/said-right.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { isAndOnly, type Place, type Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Small {
  wrong: string;
  right: string;
  place: Place;
}

/** Of words where no line is named, see `likenessOf`. */
const minLikeness = 0.5;

/**
 * "It should be doesn't, not don't": a small word, or a "no", that the captions have behind a "not", and another one right before it. Where no line is
 * named, the two are alike, and the captions have the wrong one once. null = the sentence says no such thing.
 */
export function findSmall(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): Small | null {
  const isInstead = ({ token }: Spoken) => dictionaries.some(({ corrections }) => corrections.insteadOf.has(token.key));
  for (const [at, word] of words.entries()) {
    const wrong = words[at + 1];
    if (!word.isNot || !wrong || !isSmall(wrong) || !endsClause(words[at + 2])) continue;
    const from = words[at - 1]?.token.key === ',' ? at - 2 : at - 1;
    const right = words[from];
    const written = captions.words.writtenAs(wrong.token.key);
    if (
      !right ||
      !isSmall(right) ||
      isInstead(right) ||
      isAndOnly(right, dictionaries) ||
      right.token.key === word.token.key
    )
      continue;
    // "it should not be a"
    if (written === null || phraseAt([right.token], 0, { dictionaries, of: 'itIs' }) !== null) continue;
    const isSure =
      captions.line !== undefined ||
      (captions.words.countOf(written) === 1 && likenessOf(right.token.key, wrong.token.key) >= minLikeness);
    const said = withApostropheOf(written, right.text);
    if (isSure && said !== written) return { wrong: written, right: said, place: { from, to: at + 2 } };
  }
  return null;
}

function isSmall({ token, isPlain, isNot, isQuoted }: Spoken): boolean {
  return token.kind === 'word' && token.key.length > 1 && (isPlain || isNot) && !isQuoted;
}

function endsClause(word: Spoken | undefined): boolean {
  return word === undefined || word.token.kind === 'break';
}

/** "Doesnt" for "don't": the captions write such words with the sign. */
function withApostropheOf(written: string, said: string): string {
  const [, sign = '', ending = ''] = /(['’])(\p{L}+)$/u.exec(written) ?? [];
  const isSame = sign !== '' && !/['’]/.test(said) && said.endsWith(ending);
  return isSame ? `${said.slice(0, -ending.length)}${sign}${ending}` : said;
}
