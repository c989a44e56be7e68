import { resolveCaptionStyle, valueInFrame } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { ColorSetting } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import { withAnswerNote } from '../last-answer.ts';
import { renderButtons } from '../videos/result-buttons.ts';
import { settingsOfTarget, targetOf } from './change-style.ts';
import { leadOf, showPanel } from './show-style.ts';

/** The page of colours, or of those of one part, with those that a video has now, also where its style chose them, and whether they wait to be rendered. */
export function showColors(
  state: ChatState,
  video: VideoInChat | undefined,
  context: TurnContext,
  { part, isOfLook = false }: { part?: ColorSetting | undefined; isOfLook?: boolean | undefined } = {},
): Turn {
  const target = targetOf(video);
  const page = part ?? 'colors';
  if (!video) return showPanel(state, { target, page, lead: leadOf(state, target, context) }, context);
  const settings = settingsOfTarget(state, target);
  const { fontColor, highlightColor } = resolveCaptionStyle(settings);
  const { upright } = video;
  const isVertical = settings.resizeForSocialMedia || upright;
  const size =
    isOfLook && isVertical !== undefined ? { fontSize: valueInFrame(settings, 'fontSize', { isVertical }) } : {};
  const look = describeSettings({ ...settings, fontColor, highlightColor, ...size }, state.language, { upright });
  const lead = [fill(context.texts.panel.forVideo, { look }), waitsText(video, context)].filter(Boolean).join('\n\n');
  return showPanel(part ? withAnswerNote(state, { did: 'show_colors', part }) : state, { target, page, lead }, context);
}

/** That what was changed is not rendered yet; `''` = nothing waits. */
export function waitsText(video: VideoInChat | undefined, context: TurnContext): string {
  const isWaiting = video?.state === 'processed' && renderButtons(video, context).length > 0;
  return isWaiting ? context.texts.topics.questions.readyButChanged : '';
}
