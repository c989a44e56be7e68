import { fill } from '../../../../texts/fill.ts';
import type { Action, StyleTarget } from '../../action.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { isSameSettings } from '../../settings/chat-settings.ts';
import { type Choice, settingsOfChoice } from '../../settings/choice.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, say, type Turn, type TurnContext, toast, turnOf } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../say-gone.ts';
import { applyChoices, saveDefaults, setStyle, settingsOfTarget, settingsOfVideo } from './change-style.ts';
import { leadOf, replacePanel, showDraft, showPanel } from './show-style.ts';
import { undo } from './undo.ts';

/** Answers a tap on a panel. */
export function handleStyleTap(state: ConversationState, action: StyleAction, context: TurnContext): Turn {
  const target: StyleTarget = 'target' in action ? action.target : { of: 'video', videoId: action.videoId };
  if (target.of === 'video' && !findVideo(state, target.videoId)) return sayGone(state, 'videoUnknown', context);
  switch (action.do) {
    case 'choose':
      return choose(state, action, context);
    case 'turn_page':
      return replacePanel(state, { target, page: action.page, lead: leadOf(state, target, context) }, context);
    case 'undo':
      return undo(state, target, context);
    case 'reset':
      return resetStyle(state, target, context);
    case 'look':
      return showPanel(state, { target, page: 'home', lead: leadOf(state, target, context) }, context);
  }
}

type StyleAction =
  | Extract<Action, { do: 'choose' | 'turn_page' }>
  | { do: 'undo' | 'reset'; target: StyleTarget }
  | { do: 'look'; videoId: string };

/** Resets all settings except the spoken language. */
export function resetStyle(state: ConversationState, target: StyleTarget, context: TurnContext): Turn {
  const { language } = settingsOfTarget(state, target);
  const next = setStyle(state, target, language === undefined ? {} : { language });
  if (next === state) return say(state, { text: context.texts.draft.unchanged });
  if (target.of === 'video') return showDraft(next, target.videoId, context.texts.draft.startedOver, context);
  return andThen(saveDefaults(next), (saved) =>
    showPanel(saved, { target, page: 'home', lead: context.texts.draft.startedOver }, context),
  );
}

/** Saves the settings of a video, rendered or not, as defaults, without the spoken language. */
export function saveAsDefault(state: ConversationState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video) return sayGone(state, 'videoUnknown', context);
  const { language: _, ...look } = settingsOfVideo(video);
  const kept = state.defaults.language === undefined ? {} : { language: state.defaults.language };
  const saved = setStyle(state, { of: 'defaults' }, { ...look, ...kept });
  return andThen(saveDefaults(saved), (next) => say(next, { text: context.texts.draft.defaultSaved }));
}

function choose(
  state: ConversationState,
  { target, page, choice }: Extract<Action, { do: 'choose' }>,
  context: TurnContext,
): Turn {
  const next = applyChoices(state, target, [choice]);
  if (isSameSettings(settingsOfTarget(state, target), settingsOfTarget(next, target)))
    return unchanged(state, choice, context);
  const look = describeSettings(settingsOfTarget(next, target), state.language, settingsOfChoice(choice));
  const { draft, panel } = context.texts;
  const lead = fill(target.of === 'video' ? draft.understood : panel.defaultsChanged, { look });
  const saved = target.of === 'video' ? turnOf(next) : saveDefaults(next);
  return andThen(
    andThen(saved, (one) => toast(one, look)),
    (one) => showChosen(one, { target, page, lead }, context),
  );
}

/** With a picture, sends a new message; without one, updates the present panel. */
function showChosen(state: ConversationState, shown: Parameters<typeof showPanel>[1], context: TurnContext): Turn {
  const shownAnew = showPanel(state, shown, context);
  const hasPicture = shownAnew.replies.some((reply) => reply.kind === 'send' && reply.message.media);
  return hasPicture ? shownAnew : replacePanel(state, shown, context);
}

function unchanged(state: ConversationState, choice: Choice, { texts }: TurnContext): Turn {
  return toast(state, choice.kind === 'step' ? texts.draft.limit : texts.draft.unchanged);
}
