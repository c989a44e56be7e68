import type { Word } from '../../captions/caption.ts';
import { frameMs, quietestMs } from '../../media/audio/audio-levels.ts';
import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import type { WavFile } from '../../media/audio/wav-file.ts';
import { findLoop, withoutLoops } from '../words/find-loop.ts';
import { orderWords } from '../words/order-words.ts';
import { spokenText } from '../words/remove-non-speech.ts';
import { snapWords } from '../words/snap-words.ts';
import { timedTextOf } from '../words/timed-characters.ts';
import { wordsOfText } from '../words/words-from-text.ts';
import { isNearlyAll, longestWordMs, overheardMs, shortestHalvedMs, withLeftOut } from './recover-skipped-speech.ts';
import { pieceBetween, type SpeechPiece, splitPiece } from './speech-chunks.ts';
import { languageOfWhisperCode } from './whisper-languages.ts';
import type { Heard, Recogniser, Token } from './whisper-model.ts';

export interface PieceListenerDeps {
  wav: WavFile;
  levels: Float32Array;
  recogniser: Recogniser;
}

/** What is heard in a piece as it stands; `language` '' = find out. */
export async function hearPiece(piece: SpeechPiece, language: string, deps: PieceListenerDeps): Promise<Heard> {
  return deps.recogniser.listen(await deps.wav.read(piece.startMs, piece.endMs), language);
}

/**
 * Words of a piece, in order, within its times. Whisper fails in four ways that show: it runs out of tokens, it gets
 * stuck in a loop (both: listen to each half by itself), it stops long before the speech does (listen to the rest), or
 * it leaves sentences out, mostly where another voice begins (listen to that stretch by itself). Where next to nothing was
 * heard the halves tell more than the rest.
 * @param heard what was heard in it already, if it was
 */
export async function wordsOfPiece(
  piece: SpeechPiece,
  language: string,
  deps: PieceListenerDeps,
  heard?: Heard,
): Promise<Word[]> {
  const { tokens, cutOff } = heard ?? (await hearPiece(piece, language, deps));
  const isStuck = findLoop(tokens.map((token) => token.id)) !== null;
  const canBeHalved = durationOf(piece) >= shortestHalvedMs;
  if (canBeHalved && (cutOff || isStuck)) return wordsOfHalves(piece, language, deps);
  const said = isStuck ? withoutLoops(tokens, (token) => token.id) : tokens;
  const restMs = unheardFromMs(piece, said, deps);
  const isNearlyUnheard = restMs !== null && isNearlyAll(piece, piece.endMs - restMs);
  if (canBeHalved && isNearlyUnheard) return wordsOfHalves(piece, language, deps);
  const [start, rest] = restMs === null ? [piece, null] : splitPiece(piece, restMs);
  const words = await withLeftOut(start, wordsOf(start, said, language, deps), {
    listen: (stretch) => wordsOfPiece(stretch, language, deps),
    listenInHalves: () => wordsOfHalves(start, language, deps),
  });
  return rest === null ? words : [...words, ...(await wordsOfPiece(rest, language, deps))];
}

async function wordsOfHalves(piece: SpeechPiece, language: string, deps: PieceListenerDeps): Promise<Word[]> {
  const aroundMs = durationOf(piece) * 0.15;
  const middleMs = (piece.startMs + piece.endMs) / 2;
  const cutMs = quietestMs(deps.levels, middleMs - aroundMs, middleMs + aroundMs);
  const [first, second] = splitPiece(piece, Math.round(cutMs));
  return [...(await wordsOfPiece(first, language, deps)), ...(await wordsOfPiece(second, language, deps))];
}

/** Where the speech goes on after the last word written down; null = all of it was heard, or nothing was. */
function unheardFromMs(piece: SpeechPiece, tokens: readonly Token[], { levels }: PieceListenerDeps): number | null {
  const last = tokens.findLast((token) => /[\p{L}\p{N}]/u.test(Buffer.from(token.bytes).toString()));
  if (!last) return null;
  const saidByMs = piece.startMs + last.startMs + longestWordMs;
  if (overlapMs(piece.speech, saidByMs, piece.endMs) < overheardMs) return null;
  const cutMs = Math.round(quietestMs(levels, saidByMs - longestWordMs / 2, saidByMs + longestWordMs));
  const rest = pieceBetween(piece, cutMs, piece.endMs);
  return cutMs > piece.startMs && rest.speech.length > 0 ? cutMs : null;
}

function wordsOf(
  piece: SpeechPiece,
  tokens: readonly Token[],
  language: string,
  { levels }: PieceListenerDeps,
): Word[] {
  const onClock = tokens.map((token) => ({
    ...token,
    startMs: piece.startMs + token.startMs,
    endMs: Math.min(piece.endMs, piece.startMs + token.endMs),
  }));
  const words = wordsOfText(spokenText(timedTextOf(onClock)), languageOfWhisperCode(language));
  const firstFrame = Math.floor(piece.startMs / frameMs);
  const around = {
    levels: levels.subarray(firstFrame, Math.ceil(piece.endMs / frameMs)),
    startMs: firstFrame * frameMs,
    speech: piece.speech,
  };
  return orderWords(snapWords(orderWords(words, piece), around), piece);
}
