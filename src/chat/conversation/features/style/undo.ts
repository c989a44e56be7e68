import { fill } from '../../../../texts/fill.ts';
import type { LookTarget } from '../../action.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { describeLook } from '../../looks/describe-look.ts';
import { changedSettings } from '../../looks/look-setting.ts';
import type { TurnContext } from '../../talk.ts';
import { andThen, say, type Turn, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { lookOfTarget, saveDefaults, setLook, undoLook } from './change-style.ts';
import { leadOf, showDraft, showPanel } from './show-style.ts';

/** Takes back what was done last: a change not rendered yet, then a correction, then the look rendered last. */
export function undo(state: ConversationState, target: LookTarget, talk: TurnContext): Turn {
  const before = undoLook(state, target);
  const undone = before && undoneWords(state, before, target, talk);
  if (target.of === 'defaults')
    return undone ? undoDefaults(before, undone, talk) : say(state, { text: nothing(talk) });
  if (undone) return showDraft(before, target.videoId, undone, talk);
  return takeBackCorrection(state, target.videoId) ?? offerEarlierLook(state, target.videoId, talk);
}

/** Only what is different by it. */
function undoneWords(
  after: ConversationState,
  before: ConversationState,
  target: LookTarget,
  { texts }: TurnContext,
): string {
  const look = lookOfTarget(before, target);
  const changed = changedSettings(lookOfTarget(after, target), look);
  return fill(texts.draft.undone, { look: describeLook(look, before.language, changed) });
}

function undoDefaults(state: ConversationState, undone: string, talk: TurnContext): Turn {
  const target: LookTarget = { of: 'defaults' };
  const lead = `${undone}\n\n${leadOf(state, target, talk)}`;
  return andThen(saveDefaults(state), (saved) => showPanel(saved, { target, page: 'home', lead }, talk));
}

function takeBackCorrection(state: ConversationState, videoId: string): Turn | null {
  const lines = findVideo(state, videoId)?.corrected;
  if (!lines) return null;
  const without = changeVideo(state, videoId, { corrected: undefined });
  return turnOf(without, { commands: [{ kind: 'load_captions', videoId, purpose: { kind: 'take_back', lines } }] });
}

/** What is rendered has to be rendered again, so it is a draft like any other. */
function offerEarlierLook(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const [look, ...earlierLooks] = findVideo(state, videoId)?.earlierLooks ?? [];
  if (!look) return say(state, { text: nothing(talk) });
  const drafted = setLook(changeVideo(state, videoId, { earlierLooks }), { of: 'video', videoId }, look);
  return showDraft(drafted, videoId, talk.texts.draft.earlierLook, talk);
}

function nothing({ texts }: TurnContext): string {
  return texts.draft.nothingToUndo;
}
