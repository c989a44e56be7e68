import type { TextDecoder } from '../../src/engine/speech/whisper/decoding/text-decoder.ts';

/** What follows a text: the probability of each token; others have none. */
export type NextTokens = (text: readonly number[]) => Record<number, number>;

/** A decoder of a small vocabulary. It is as strict as the real one about its calls. */
export function fakeTextDecoder(vocabularySize: number, next: NextTokens): TextDecoder & { calls: number } {
  let texts: number[][] = [[]];
  let isFree = false;
  const decoder = {
    calls: 0,
    advance(tokens: readonly (readonly number[])[], parents: readonly number[]) {
      if (isFree) throw new Error('the decoder has been freed');
      if (tokens.length !== parents.length) throw new Error('each text needs a parent');
      if (tokens.some(({ length }) => length === 0 || length !== tokens[0]?.length)) {
        throw new Error('all texts get the same number of tokens');
      }
      decoder.calls += 1;
      texts = parents.map((parent, i) => {
        const before = texts[parent];
        if (!before) throw new Error(`there is no text ${parent}`);
        return [...before, ...(tokens[i] ?? [])];
      });
      return texts.map((text) => logitsOf(next(text), vocabularySize));
    },
    free() {
      isFree = true;
    },
  };
  return decoder;
}

function logitsOf(probabilities: Record<number, number>, vocabularySize: number): Float32Array {
  const logits = new Float32Array(vocabularySize).fill(Number.NEGATIVE_INFINITY);
  for (const [token, probability] of Object.entries(probabilities)) logits[Number(token)] = Math.log(probability);
  return logits;
}
