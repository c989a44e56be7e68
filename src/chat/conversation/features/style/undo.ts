import { fill } from '../../../../texts/fill.ts';
import type { StyleTarget } from '../../action.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { changedSettings } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { saveDefaults, setStyle, settingsOfTarget, undoStyle } from './change-style.ts';
import { leadOf, showDraft, showPanel } from './show-style.ts';

/** Undoes the last change: a draft first, then a correction, then the settings of the last render. */
export function undo(state: ConversationState, target: StyleTarget, context: TurnContext): Turn {
  const before = undoStyle(state, target);
  const undone = before && undoneText(state, before, target, context);
  if (target.of === 'defaults')
    return undone ? undoDefaults(before, undone, context) : say(state, { text: nothingText(context) });
  if (undone) return showDraft(before, target.videoId, undone, context);
  return undoCorrection(state, target.videoId) ?? draftEarlierStyle(state, target.videoId, context);
}

/** Names only the settings that differ. */
function undoneText(
  after: ConversationState,
  before: ConversationState,
  target: StyleTarget,
  { texts }: TurnContext,
): string {
  const look = settingsOfTarget(before, target);
  const changed = changedSettings(settingsOfTarget(after, target), look);
  return fill(texts.draft.undone, { look: describeSettings(look, before.language, changed) });
}

function undoDefaults(state: ConversationState, undone: string, context: TurnContext): Turn {
  const target: StyleTarget = { of: 'defaults' };
  const lead = `${undone}\n\n${leadOf(state, target, context)}`;
  return andThen(saveDefaults(state), (saved) => showPanel(saved, { target, page: 'home', lead }, context));
}

function undoCorrection(state: ConversationState, videoId: string): Turn | null {
  const lines = findVideo(state, videoId)?.corrected;
  if (!lines) return null;
  const without = changeVideo(state, videoId, { corrected: undefined });
  return turnOf(without, { effects: [{ kind: 'load_captions', videoId, purpose: { kind: 'take_back', lines } }] });
}

/** Rendered settings have to be rendered again, so the earlier ones become a draft. */
function draftEarlierStyle(state: ConversationState, videoId: string, context: TurnContext): Turn {
  const [look, ...earlierLooks] = findVideo(state, videoId)?.earlierLooks ?? [];
  if (!look) return say(state, { text: nothingText(context) });
  const drafted = setStyle(changeVideo(state, videoId, { earlierLooks }), { of: 'video', videoId }, look);
  return showDraft(drafted, videoId, context.texts.draft.earlierLook, context);
}

function nothingText({ texts }: TurnContext): string {
  return texts.draft.nothingToUndo;
}
