import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import type { Wish } from '../../understood-words.ts';
import { hasToldTitle } from '../last-answer.ts';
import { sentenceOfTitle } from './bare-title.ts';
import { placeTitle, takeTitle, tellOfTitle, timeTitle } from './take-title.ts';
import { type ToldOfTitle, toldOfTitle } from './told-of-title.ts';

/** “Make it smaller and keep it the whole time”: what can be done is done, and what a title cannot have is told. */
export function answerToldOfTitle(
  state: ChatState,
  { told, video, title }: { told: ToldOfTitle; video: VideoInChat; title: Title },
  context: TurnContext,
): Turn {
  const { texts } = context;
  const { endMs, position = title.position, asksSize, isUntilSaid } = told;
  const changed = { ...title, ...(position === undefined ? {} : { position }) };
  const isMoved = changed.position !== title.position;
  const placed = isMoved ? placeTitle(state, video, changed, context) : turnOf(state);
  const timed = endMs === null ? placed : timeTitle(state, video, { title: changed, endMs }, context);
  const until = isUntilSaid ? andThen(timed, (next) => tellOfTitle(next, texts.title.untilSaid)) : timed;
  return asksSize ? andThen(until, (next) => tellOfTitle(next, texts.title.size)) : until;
}

/** “Only 5 secs”, behind a title that was sent before its video. null = a message says something else */
export function timeNextTitle(
  state: ChatState,
  { text, understand }: { text: string; understand: (text: string) => readonly Wish[] },
  context: TurnContext,
): Turn | null {
  const { nextTitle, nextTitleEnd: end, language } = state;
  if (nextTitle === undefined || !hasToldTitle(state) || sentenceOfTitle(text)) return null;
  const title = { text: nextTitle, ...(end === undefined ? {} : { endMs: end }) };
  const told = toldOfTitle(text, { language, understand, isTold: true, title });
  const isTimeOnly = told?.endMs != null && told.position === undefined && !told.asksSize && told.others.length === 0;
  return isTimeOnly ? takeTitle(state, undefined, { text: nextTitle, endMs: told.endMs }, context) : null;
}
