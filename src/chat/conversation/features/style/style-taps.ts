import { fill } from '../../../../texts/fill.ts';
import type { Action, LookTarget } from '../../action.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { type Choice, settingsOfChoice } from '../../looks/choice.ts';
import { describeLook } from '../../looks/describe-look.ts';
import { isSameLook } from '../../looks/look-setting.ts';
import type { TurnContext } from '../../talk.ts';
import { andThen, say, type Turn, toast, turnOf } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../videos/say-gone.ts';
import { chooseLook, lookOfTarget, lookOfVideo, saveDefaults, setLook } from './change-style.ts';
import { leadOf, showDraft, showPanel, turnPanel } from './show-style.ts';
import { undo } from './undo.ts';

/** A tap on a panel; a video that is not talked about here any more has none. */
export function tapLook(state: ConversationState, action: LookAction, talk: TurnContext): Turn {
  const target: LookTarget = 'target' in action ? action.target : { of: 'video', videoId: action.videoId };
  if (target.of === 'video' && !findVideo(state, target.videoId)) return sayGone(state, 'videoUnknown', talk);
  switch (action.do) {
    case 'choose':
      return choose(state, action, talk);
    case 'turn_page':
      return turnPanel(state, { target, page: action.page, lead: leadOf(state, target, talk) }, talk);
    case 'undo':
      return undo(state, target, talk);
    case 'reset':
      return startOver(state, target, talk);
    case 'look':
      return showPanel(state, { target, page: 'home', lead: leadOf(state, target, talk) }, talk);
  }
}

export type LookAction =
  | Extract<Action, { do: 'choose' | 'turn_page' }>
  | { do: 'undo' | 'reset'; target: LookTarget }
  | { do: 'look'; videoId: string };

/** Back to what the service does by itself; what is spoken stays as it was said. */
export function startOver(state: ConversationState, target: LookTarget, talk: TurnContext): Turn {
  const { language } = lookOfTarget(state, target);
  const next = setLook(state, target, language === undefined ? {} : { language });
  if (next === state) return say(state, { text: talk.texts.draft.unchanged });
  if (target.of === 'video') return showDraft(next, target.videoId, talk.texts.draft.startedOver, talk);
  return andThen(saveDefaults(next), (saved) =>
    showPanel(saved, { target, page: 'home', lead: talk.texts.draft.startedOver }, talk),
  );
}

/** The look of a video, rendered or not, becomes that of the next ones. What is spoken belongs to the video. */
export function saveAsDefault(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video) return sayGone(state, 'videoUnknown', talk);
  const { language: _, ...look } = lookOfVideo(video);
  const kept = state.defaults.language === undefined ? {} : { language: state.defaults.language };
  const saved = setLook(state, { of: 'defaults' }, { ...look, ...kept });
  return andThen(saveDefaults(saved), (next) => say(next, { text: talk.texts.draft.defaultSaved }));
}

function choose(
  state: ConversationState,
  { target, page, choice }: Extract<Action, { do: 'choose' }>,
  talk: TurnContext,
): Turn {
  const next = chooseLook(state, target, [choice]);
  if (isSameLook(lookOfTarget(state, target), lookOfTarget(next, target))) return unchanged(state, choice, talk);
  const look = describeLook(lookOfTarget(next, target), state.language, settingsOfChoice(choice));
  const { draft, panel } = talk.texts;
  const lead = fill(target.of === 'video' ? draft.understood : panel.defaultsChanged, { look });
  const saved = target.of === 'video' ? turnOf(next) : saveDefaults(next);
  return andThen(
    andThen(saved, (one) => toast(one, look)),
    (one) => showChosen(one, { target, page, lead }, talk),
  );
}

/** With a picture as a new message; without one the panel that is there shows the choice. */
function showChosen(state: ConversationState, shown: Parameters<typeof showPanel>[1], talk: TurnContext): Turn {
  const shownAnew = showPanel(state, shown, talk);
  const hasPicture = shownAnew.replies.some((reply) => reply.kind === 'send' && reply.message.media);
  return hasPicture ? shownAnew : turnPanel(state, shown, talk);
}

function unchanged(state: ConversationState, choice: Choice, { texts }: TurnContext): Turn {
  return toast(state, choice.kind === 'step' ? texts.draft.limit : texts.draft.unchanged);
}
