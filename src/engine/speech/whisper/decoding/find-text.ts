import { deflateSync } from 'node:zlib';
import { endsInLoop } from '../../words/find-loop.ts';
import { type EncodedAudio, encoderStepMs } from './audio-encoder.ts';
import { type Hypothesis, type SearchOptions, searchBeams } from './beam-search.ts';
import type { GuessedText } from './guess-words.ts';
import type { Hints } from './hint-prompt.ts';
import { placeNames } from './place-names.ts';
import { sampleTexts } from './sample-texts.ts';
import { createTextDecoder, type DecoderDeps } from './text-decoder.ts';
import { type ScoredToken, toLogProbabilities } from './token-scores.ts';

export interface FoundText {
  /** Without timestamps and end. */
  tokens: ScoredToken[];
  /** False = it was cut, at the longest length or in a loop. */
  hasEnded: boolean;
  /** 0 = by beam search. */
  temperature: number;
  /** As it was found. */
  raw: GuessedText;
}

export interface FindTextDeps extends DecoderDeps {
  scoresOf: SearchOptions['scoresOf'];
  hints: Hints;
}

/** The beams and the limits are those of Whisper's reference (Radford et al. 2022, section 4.5). */
const beamCount = 5;
const sampleCount = 3;
/** Of texts that are drawn by chance. At 0.6 and more, which the reference tries too, they were worse (measured). */
const fallbackTemperature = 0.4;
const maxCompression = 2.4;
const minMeanLogProbability = -1;
const minNoSpeech = 0.6;

const nothing: FoundText = { tokens: [], hasEnded: true, temperature: 0, raw: { before: [], tokens: [] } };

/**
 * The text of a chunk of audio, by beam search. Where that text repeats itself, texts are drawn by chance. Where there is hardly
 * any speech, there is no text. Names to expect stand where doubtful words sound like them.
 * @param prompt the tokens after the start: language and task; none in models that know English only
 */
export function findText(audio: EncodedAudio, prompt: readonly number[], deps: FindTextDeps): FoundText {
  return withNames(audio, findPlainText(audio, prompt, deps), deps);
}

/** Each costs about as much as half a second of sound. */
const placesPerMinute = 20;

function withNames(audio: EncodedAudio, found: FoundText, deps: FindTextDeps): FoundText {
  const maxPlaces = Math.ceil((audio.steps * encoderStepMs * placesPerMinute) / 60_000);
  const raw = placeNames(found.raw, maxPlaces, { ...deps, openDecoder: () => createTextDecoder(audio, deps) });
  return raw === found.raw ? found : { ...found, tokens: textTokens(raw.tokens, deps), raw };
}

/**
 * An improbable text stays, since those drawn by chance are more improbable still. If they repeat themselves or are improbable,
 * too, the text in its loop is returned: its sound is understood better in parts (measured with speech under noise).
 */
function findPlainText(audio: EncodedAudio, prompt: readonly number[], deps: FindTextDeps): FoundText {
  const first = tryOnce(audio, { temperature: 0, prompt }, deps);
  if (first.isSilence) return nothing;
  if (!first.isRepetitive) return first.found;
  const drawn = tryOnce(audio, { temperature: fallbackTemperature, prompt }, deps);
  return drawn.isGood ? drawn.found : { ...first.found, hasEnded: false };
}

function tryOnce(audio: EncodedAudio, search: Search, deps: FindTextDeps) {
  const { temperature, prompt } = search;
  const { best, noSpeech } = searchOnce(audio, search, deps);
  const found = foundText(best, { temperature, before: [deps.model.start, ...prompt] }, deps);
  const isImprobable = best.logProbability / (best.tokens.length + 1) < minMeanLogProbability;
  const isRepetitive = isStuck(best.tokens, deps.model) || compressionOf(found.tokens, deps) > maxCompression;
  return {
    found,
    isRepetitive,
    isGood: !isImprobable && !isRepetitive,
    isSilence: isImprobable && noSpeech > minNoSpeech,
  };
}

/** Probability of each language, by its code. A model that knows English only finds English. */
export function findLanguages(audio: EncodedAudio, deps: DecoderDeps): Record<string, number> {
  const decoder = createTextDecoder(audio, deps);
  const [logits] = decoder.advance([[deps.model.start]], [0]);
  decoder.free();
  const entries = Object.entries(deps.model.languages);
  if (entries.length === 0) return { en: 1 };
  const scores = toLogProbabilities(Float32Array.from(entries, ([, token]) => logits?.[token] ?? 0));
  return Object.fromEntries(entries.map(([code], i) => [code, Math.exp(scores[i] ?? 0)]));
}

interface Search {
  temperature: number;
  prompt: readonly number[];
}

function searchOnce(audio: EncodedAudio, { temperature, prompt }: Search, deps: FindTextDeps) {
  const { model } = deps;
  const decoder = createTextDecoder(audio, deps);
  let noSpeech = 0;
  if (prompt.length > 0) {
    const [logits = new Float32Array()] = decoder.advance([[model.start]], [0]);
    noSpeech = Math.exp(toLogProbabilities(logits)[model.noSpeech] ?? Number.NEGATIVE_INFINITY);
  }
  const options: SearchOptions = {
    decoder,
    prompt: prompt.length > 0 ? prompt : [model.start],
    scoresOf: deps.scoresOf,
    endToken: model.end,
    isStuck: (tokens) => isStuck(tokens, model),
    maxTokens: model.textContext / 2 - 2,
  };
  const [best] = temperature === 0 ? searchBeams(beamCount, options) : sampleTexts(sampleCount, temperature, options);
  decoder.free();
  return { best: best ?? { tokens: [], logProbability: 0 }, noSpeech };
}

function foundText(
  { tokens }: Hypothesis,
  { temperature, before }: { temperature: number; before: readonly number[] },
  { model }: DecoderDeps,
): FoundText {
  const hasEnded = tokens.at(-1)?.token === model.end;
  return {
    tokens: textTokens(tokens, { model }),
    hasEnded,
    temperature,
    raw: { before, tokens },
  };
}

function textTokens(tokens: readonly ScoredToken[], { model }: Pick<DecoderDeps, 'model'>): ScoredToken[] {
  return tokens.filter(({ token }) => token < model.end);
}

/** Whether a text goes round in a loop at its end: it will never end by itself. */
function isStuck(tokens: readonly ScoredToken[], { end }: DecoderDeps['model']): boolean {
  // timestamps differ in each round
  return endsInLoop(tokens.flatMap(({ token }) => (token < end ? [String(token)] : [])));
}

/** Text that repeats itself can be compressed well. */
function compressionOf(tokens: readonly ScoredToken[], deps: DecoderDeps): number {
  const bytes = textOf(tokens, deps);
  return bytes.length / deflateSync(bytes).length;
}

function textOf(tokens: readonly ScoredToken[], { model }: DecoderDeps): Buffer {
  return Buffer.concat(tokens.map(({ token }) => model.tokenBytes[token] ?? new Uint8Array()));
}
