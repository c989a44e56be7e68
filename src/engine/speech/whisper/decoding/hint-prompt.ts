import type { ModelDescription } from './model-files.ts';

/** Names to expect. */
export interface Hints {
  /** What Whisper takes for the text before, see {@link hintPrompt}; empty = no hints. */
  prompt: readonly number[];
  names: readonly string[];
}

/** Whether one of the names is in a text (UTF-8), as whole words; case and punctuation do not matter. */
export function mentions(text: Buffer, names: readonly string[]): boolean {
  const written = comparable(text.toString());
  return names.some((name) => written.includes(comparable(name)));
}

function comparable(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}

type Vocabulary = Pick<ModelDescription, 'tokenBytes' | 'end' | 'previous'>;

/**
 * Names fill the place of the text before, which Whisper goes on with: it spells what it hears as it was spelt there. With
 * the longest text they stay within the context of 448 tokens.
 */
const maxHintTokens = 200;

/** Words, numbers and punctuation, each with the space before it, as GPT-2 and Whisper split texts. */
const parts = /'(?:s|t|re|ve|m|ll|d)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/**
 * Tokens that stand before the start of a text, so that names are known while listening. Hints that find no place are left
 * out, the last ones first. Empty without hints. Takes time linear in the length of all hints.
 */
export function hintPrompt(hints: readonly string[], model: Vocabulary): number[] {
  const ids = idsOf(model);
  const tokens: number[] = [];
  for (const hint of hints) {
    const more = encode(`${tokens.length > 0 ? ',' : ''} ${hint}`, ids);
    if (tokens.length + more.length >= maxHintTokens) break;
    tokens.push(...more);
  }
  return tokens.length === 0 ? [] : [model.previous, ...tokens, ...encode('.', ids)];
}

/** Longer parts are no names. */
const maxPartBytes = 64;

/** Byte pair encoding (Sennrich et al. 2016): of two neighbours the pair with the lowest number is joined first. */
function encode(text: string, ids: ReadonlyMap<string, number>): number[] {
  return (text.match(parts) ?? []).flatMap((part) => encodePart(Buffer.from(part).subarray(0, maxPartBytes), ids));
}

function encodePart(bytes: Buffer, ids: ReadonlyMap<string, number>): number[] {
  const pieces = [...bytes].map((byte) => String.fromCharCode(byte));
  for (;;) {
    const ranks = pieces.slice(1).map((piece, i) => ids.get(`${pieces[i]}${piece}`) ?? Number.POSITIVE_INFINITY);
    const lowest = Math.min(...ranks);
    if (lowest === Number.POSITIVE_INFINITY) break;
    const at = ranks.indexOf(lowest);
    pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`);
  }
  return pieces.flatMap((piece) => ids.get(piece) ?? []);
}

/** Text tokens by their bytes, each byte a character. */
function idsOf({ tokenBytes, end }: Vocabulary): Map<string, number> {
  return new Map(tokenBytes.slice(0, end).map((bytes, id) => [Buffer.from(bytes).toString('latin1'), id]));
}
