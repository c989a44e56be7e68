import { fill } from '../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { andThen, type Turn, type TurnContext } from '../turn.ts';
import { asGuess, type Wish } from '../understood-words.ts';
import { findVideo } from '../videos/videos-in-chat.ts';
import { likelyWish } from '../words/likeness/wished-by-parts.ts';
import { quotedPieces } from './style/style-words.ts';
import { offerGuess } from './unclear.ts';

/** What the parts of a message may mean that were not understood beside others. */
export interface GuessedRest {
  wishes: Wish[];
  /** The parts that mean it. */
  guessed: string[];
  /** The others. */
  unknown: string[];
}

/** Each is encoded by itself. More are only named. */
const maxPieces = 3;

/** @param done what was understood beside them */
export function guessRest({ language }: ChatState, pieces: readonly string[], done: readonly Wish[]): GuessedRest {
  const known = new Set(done.flatMap(settingsOf));
  const read = pieces.map((piece, index) => {
    const wish = index < maxPieces ? likelyWish(piece, language) : null;
    return { piece, wish: wish && !settingsOf(wish).some((setting) => known.has(setting)) ? wish : null };
  });
  return {
    wishes: read.flatMap(({ wish }) => wish ?? []),
    guessed: read.flatMap(({ piece, wish }) => (wish ? [piece] : [])),
    unknown: read.flatMap(({ piece, wish }) => (wish ? [] : [piece])),
  };
}

/** A new colour for an old one, which the rest may name, may be for any part. */
const colors = ['fontColor', 'highlightColor', 'outlineColor'];

function settingsOf(wish: Wish): string[] {
  if (wish.kind === 'set') return Object.keys(wish.settings);
  if (wish.kind === 'recolor' || wish.kind === 'shade' || wish.kind === 'swap') return colors;
  return wish.kind === 'step' ? [wish.setting] : [JSON.stringify(wish)];
}

/** Asks behind an answer whether that is what the rest means. */
export function askAboutRest(turn: Turn, rest: GuessedRest, video: VideoInChat, context: TurnContext): Turn {
  if (rest.wishes.length === 0) return turn;
  return andThen(turn, (next) => {
    const text = fill(context.texts.unclear.rest, { pieces: quotedPieces(rest.guessed, context) });
    return offerGuess(
      next,
      { text, guess: asGuess(rest.wishes), video: findVideo(next, video.videoId) ?? video },
      context,
    );
  });
}
