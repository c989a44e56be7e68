import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { placeTitle, tellOfTitle, timeTitle } from './take-title.ts';
import type { ToldOfTitle } from './told-of-title.ts';

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
