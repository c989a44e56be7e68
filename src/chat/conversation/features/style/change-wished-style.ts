import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { isSameSettings } from '../../settings/chat-settings.ts';
import { type Choice, settingsOfChoice } from '../../settings/choice.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { isFirstInWork } from '../../videos/videos-in-chat.ts';
import { applyChoices, saveDefaults, settingsOfTarget, targetOf } from './change-style.ts';
import { limitText } from './limit-text.ts';
import { renderDraft } from './render-draft.ts';
import { showDraft, showOrdered } from './show-style.ts';
import { asksToClear, namedSettings, notUnderstoodText, type ReadWishes } from './style-words.ts';
import { vainSteps } from './vain-steps.ts';

interface StyleChange extends ReadWishes, Pick<UnderstoodWords, 'notUnderstood'> {
  /** Settings for which a number out of range was asked. */
  limits: SteppedSetting[];
}

/** Changes the look as a message wishes, and shows it where it is not rendered at once. */
export function changeWishedStyle(
  state: ChatState,
  video: VideoInChat | undefined,
  { choices, requests, opensPlace, notUnderstood, limits }: StyleChange,
  context: TurnContext,
): Turn {
  const { draft, panel, places } = context.texts;
  const doubt = notUnderstoodText(notUnderstood, context);
  if (choices.length === 0) return doubt ? say(state, { text: doubt }) : turnOf(state);
  const target = targetOf(video);
  const visible = withVisibleOutline(choices, settingsOfTarget(state, target));
  const next = applyChoices(state, target, visible);
  const named = describeSettings(settingsOfTarget(next, target), state.language, {
    named: namedSettings(visible),
    upright: video?.upright,
    before: settingsOfTarget(state, target),
  });
  const place = opensPlace ? places.offFaces : '';
  const limit = limits.map((setting) => limitText(setting, settingsOfTarget(next, target), context)).join(' ');
  if (!video) {
    const text = [fill(panel.defaultsChanged, { look: named }), limit, place, doubt].filter(Boolean).join('\n');
    return andThen(saveDefaults(next), (saved) => say(saved, { text }));
  }
  const [before, after] = [settingsOfTarget(state, target), settingsOfTarget(next, target)];
  const isSame = isSameSettings(before, after);
  const vain = vainSteps({ before, after, choices }, context);
  const hasDraft = video.draft !== undefined;
  const lead = [
    fill(draft.understood, { look: named }),
    vain || (isSame ? unchangedText(choices, hasDraft, context) : ''),
    limit,
    place,
    doubt,
  ]
    .filter(Boolean)
    .join(' ');
  // it is rendered at once, or shown with the places to choose from
  const isSeenOtherwise = requests.some((request) => request === 'render' || asksToClear(request));
  if (!isSeenOtherwise && !isSame && !hasDraft && isFirstInWork(video)) {
    return andThen(showOrdered(next, video.videoId, lead, context), (shown) =>
      renderDraft(shown, video.videoId, null, context),
    );
  }
  const isShown = !isSeenOtherwise && (!isSame || hasDraft);
  return isShown ? showDraft(next, video.videoId, lead, context) : say(next, { text: lead });
}

/** “A black outline” where there is none: it gets a thickness, too, or nobody would see it. */
function withVisibleOutline(choices: readonly Choice[], present: CaptionSettings): Choice[] {
  const isSet = (setting: 'outlineColor' | 'outlineThickness') =>
    choices.some((choice) => settingsOfChoice(choice).includes(setting));
  const isHidden = resolveCaptionStyle({ ...present }).outlineThickness === 0;
  if (!isHidden || !isSet('outlineColor') || isSet('outlineThickness') || choices.some(isStyle)) return [...choices];
  return [...choices, { kind: 'step', setting: 'outlineThickness', direction: 1, much: false, to: 'medium' }];
}

function isStyle(choice: Choice): boolean {
  return settingsOfChoice(choice).includes('style');
}

/** A draft looks so already, but the video does not: the picture is shown again. */
function unchangedText(choices: Choice[], hasDraft: boolean, { texts }: TurnContext): string {
  if (choices.some(({ kind }) => kind === 'step')) return texts.draft.limit;
  return hasDraft ? '' : texts.draft.unchanged;
}

export function limitsIn(wishes: readonly Wish[]): SteppedSetting[] {
  return wishes.flatMap((wish) => (wish.kind === 'limit' ? [wish.setting] : []));
}
