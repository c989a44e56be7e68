import { presetSettings } from '../../../../engine/captions/settings/preset-settings.ts';
import { fill } from '../../../../texts/fill.ts';
import type { Action, PanelPage, StyleTarget } from '../../action.ts';
import type { ChatState } from '../../chat-state.ts';
import { carriedOf, changedSettings, isColorSetting, isSameSettings } from '../../settings/chat-settings.ts';
import { type Choice, settingsOfChoice } from '../../settings/choice.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, toast, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { withAnswerNote, withoutColoredPart } from '../last-answer.ts';
import { sayGone } from '../standard-answers.ts';
import {
  applyChoices,
  saveDefaults,
  setStyle,
  settingsOfTarget,
  settingsOfVideo,
  undoStyle,
  uprightOf,
} from './change-style.ts';
import { leadOf, replacePanel, showDraft, showPanel } from './show-style.ts';

/** Answers a tap on a panel. */
export function handleStyleTap(state: ChatState, action: StyleAction, context: TurnContext): Turn {
  const target: StyleTarget = 'target' in action ? action.target : { of: 'video', videoId: action.videoId };
  if (target.of === 'video' && !findVideo(state, target.videoId)) return sayGone(state, 'videoUnknown', context);
  switch (action.do) {
    case 'choose':
      return choose(state, action, context);
    case 'turn_page': {
      const lead = leadOf(state, target, context);
      return replacePanel(withColoredPart(state, target, action.page), { target, page: action.page, lead }, context);
    }
    case 'undo':
      return undo(state, target, context);
    case 'reset':
      return resetStyle(state, target, context);
    case 'look':
      return showPanel(state, { target, page: 'home', lead: leadOf(state, target, context) }, context);
  }
}

/** The next colour without a part is for the part whose page is open. */
function withColoredPart(state: ChatState, target: StyleTarget, page: PanelPage): ChatState {
  const others = withoutColoredPart(state);
  const isOfVideo = target.of === 'video' && isColorSetting(page);
  return isOfVideo ? withAnswerNote(others, { did: 'show_colors', part: page }) : others;
}

type StyleAction =
  | Extract<Action, { do: 'choose' | 'turn_page' }>
  | { do: 'undo' | 'reset'; target: StyleTarget }
  | { do: 'look'; videoId: string };

/** Resets all settings except the spoken language; a video keeps its title and its watermark. */
export function resetStyle(state: ChatState, target: StyleTarget, context: TurnContext): Turn {
  const settings = settingsOfTarget(state, target);
  const { language } = settings;
  const kept = target.of === 'video' ? carriedOf(settings) : {};
  const next = setStyle(state, target, { ...kept, ...(language === undefined ? {} : { language }) });
  if (next === state) return say(state, { text: context.texts.draft.unchanged });
  if (target.of === 'video') return showDraft(next, target.videoId, context.texts.draft.startedOver, context);
  return andThen(saveDefaults(next), (saved) =>
    showPanel(saved, { target, page: 'home', lead: context.texts.draft.startedOver }, context),
  );
}

/** Saves the settings of a video, rendered or not, as defaults, without what belongs to one video. */
export function saveAsDefault(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video) return sayGone(state, 'videoUnknown', context);
  const look = presetSettings(settingsOfVideo(video));
  const kept = state.defaults.language === undefined ? {} : { language: state.defaults.language };
  const saved = setStyle(state, { of: 'defaults' }, { ...look, ...kept });
  const isChanged = !isSameSettings(state.defaults, saved.defaults);
  const remembered = isChanged ? withAnswerNote(saved, { did: 'save_default' }) : saved;
  return andThen(saveDefaults(remembered), (next) => say(next, { text: context.texts.draft.defaultSaved }));
}

/** Takes back what was saved for the next videos last. */
export function undoDefault(state: ChatState, { texts }: TurnContext): Turn {
  const before = undoStyle(state, { of: 'defaults' });
  if (!before) return say(state, { text: texts.draft.noDefault });
  return andThen(saveDefaults(before), (next) => say(next, { text: texts.draft.defaultTakenBack }));
}

function choose(
  state: ChatState,
  { target, page, choice }: Extract<Action, { do: 'choose' }>,
  context: TurnContext,
): Turn {
  const next = applyChoices(state, target, [choice]);
  if (isSameSettings(settingsOfTarget(state, target), settingsOfTarget(next, target)))
    return unchanged(state, choice, context);
  const look = describeSettings(settingsOfTarget(next, target), state.language, {
    named: settingsOfChoice(choice),
    upright: uprightOf(next, target),
    before: settingsOfTarget(state, target),
  });
  const { draft, panel } = context.texts;
  const lead = fill(target.of === 'video' ? draft.understood : panel.defaultsChanged, { look });
  const saved = target.of === 'video' ? turnOf(next) : saveDefaults(next);
  return andThen(
    andThen(saved, (one) => toast(one, look)),
    (one) => showChosen(one, { target, page, lead }, context),
  );
}

/** With a picture, sends a new message; without one, updates the present panel. */
function showChosen(state: ChatState, shown: Parameters<typeof showPanel>[1], context: TurnContext): Turn {
  const shownAnew = showPanel(state, shown, context);
  const hasPicture = shownAnew.replies.some((reply) => reply.kind === 'send' && reply.message.media);
  return hasPicture ? shownAnew : replacePanel(state, shown, context);
}

function unchanged(state: ChatState, choice: Choice, { texts }: TurnContext): Turn {
  return toast(state, choice.kind === 'step' ? texts.draft.limit : texts.draft.unchanged);
}

/** Undoes the last change: of a draft first, then of what was ordered. */
export function undo(state: ChatState, target: StyleTarget, context: TurnContext): Turn {
  const before = undoStyle(state, target);
  const undone = before && undoneText(state, before, target, context);
  if (target.of === 'defaults')
    return undone ? undoDefaults(before, undone, context) : say(state, { text: nothingText(context) });
  if (undone) return showDraft(before, target.videoId, undone, context);
  return undoDone(state, target.videoId, context);
}

/** Takes back the newest change of the look; where only words were changed, the newest of these. */
export function undoLook(state: ChatState, target: StyleTarget, context: TurnContext): Turn {
  const done = target.of === 'video' ? (findVideo(state, target.videoId)?.done ?? []) : [];
  const now = settingsOfTarget(state, target);
  const at = done.findIndex((change) => 'look' in change && !isSameSettings(now, change.look));
  const change = done[at];
  if (target.of === 'defaults' || !change || !('look' in change) || undoStyle(state, target))
    return undo(state, target, context);
  const without = changeVideo(state, target.videoId, { done: done.toSpliced(at, 1) });
  const drafted = setStyle(without, target, change.look);
  return showDraft(drafted, target.videoId, context.texts.draft.earlierLook, context);
}

/** Names only the settings that differ. */
function undoneText(after: ChatState, before: ChatState, target: StyleTarget, { texts }: TurnContext): string {
  const look = settingsOfTarget(before, target);
  const changed = changedSettings(settingsOfTarget(after, target), look);
  const told = { named: changed, upright: uprightOf(before, target) };
  return fill(texts.draft.undone, { look: describeSettings(look, before.language, told) });
}

function undoDefaults(state: ChatState, undone: string, context: TurnContext): Turn {
  const target: StyleTarget = { of: 'defaults' };
  const lead = `${undone}\n\n${leadOf(state, target, context)}`;
  return andThen(saveDefaults(state), (saved) => showPanel(saved, { target, page: 'home', lead }, context));
}

/** A look has to be rendered again, so the earlier one becomes a draft. */
function undoDone(state: ChatState, videoId: string, context: TurnContext): Turn {
  const [newest, ...done] = findVideo(state, videoId)?.done ?? [];
  if (!newest) return say(state, { text: nothingText(context) });
  const without = changeVideo(state, videoId, { done });
  if ('lines' in newest) {
    return runEffect(without, { kind: 'load_captions', videoId, purpose: { kind: 'take_back', lines: newest.lines } });
  }
  const drafted = setStyle(without, { of: 'video', videoId }, newest.look);
  return showDraft(drafted, videoId, context.texts.draft.earlierLook, context);
}

function nothingText({ texts }: TurnContext): string {
  return texts.draft.nothingToUndo;
}
