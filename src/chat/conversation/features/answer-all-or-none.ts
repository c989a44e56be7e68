import type { ChatState } from '../chat-state.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';
import type { Guess, SettingWish } from '../understood-words.ts';
import { currentVideo, findVideo } from '../videos/videos-in-chat.ts';
import { readAllOrNone } from '../words/all-or-none.ts';
import { applyWishes } from './apply-wishes.ts';
import { withoutAsked } from './asked.ts';
import { askWhich, withoutDoubt } from './unclear.ts';

/** “Neither” and “both”, said to a question with several buttons. null = a text says something else, or nothing was asked */
export function answerAllOrNone(state: ChatState, text: string, context: TurnContext): Turn | null {
  const { asked, unclear, language } = state;
  if (!asked || asked.isOffer || asked.buttons.length < 2) return null;
  const said = readAllOrNone(text, language);
  if (said === null) return null;
  const next = withoutAsked(state);
  const video = unclear?.videoId === undefined ? currentVideo(state) : findVideo(state, unclear.videoId);
  const isUnclear = unclear !== undefined && unclear.count > 0;
  if (said === 'none') {
    if (!isUnclear) return say(next, { text: context.texts.topics.talk.refusal });
    return askWhich(next, { guesses: [], video }, context);
  }
  const wishes = isUnclear ? unclear.guesses.filter(changesLook) : [];
  return wishes.length === 2 ? applyWishes(withoutDoubt(next), video, { wishes, notUnderstood: [] }, context) : null;
}

function changesLook(wish: Guess): wish is SettingWish {
  return wish.kind === 'set' || wish.kind === 'step';
}
