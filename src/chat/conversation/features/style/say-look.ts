import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { isPositionOpen, valueInFrame } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import { panelPages } from '../../action.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { SettingInChat } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import type { TopicWish } from '../../understood-words.ts';
import { settingsOfTarget, targetOf } from './change-style.ts';
import { sayPurpose } from './say-purpose.ts';
import { showColors, waitsText } from './show-colors.ts';
import { showPanel } from './show-style.ts';

/** The look as it is now, or what is asked of a part of it. */
export function sayLook(
  state: ChatState,
  { part, position, asked, isOfLook, isPurpose }: TopicWish,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  if (isPurpose) return sayPurpose(state, video, context);
  if (position !== undefined) return sayWhetherThere(state, position, video, context);
  if (asked) return sayAsked(state, asked, video, context);
  return showColors(state, video, context, { part, isOfLook });
}

/** Whether the captions are there, and where they are. */
function sayWhetherThere(
  state: ChatState,
  asked: CaptionSettings['position'],
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  const { places } = context.texts;
  const target = targetOf(video);
  const settings = settingsOfTarget(state, target);
  const now = fill(places.now, { place: describeSettings(settings, state.language, { named: ['position'] }) });
  if (isPositionOpen(settings)) {
    // the lower third is at the bottom for some, and a little above it for others
    const denied = asked === 'bottom' ? '' : places.no;
    const lead = [denied, now, places.automatic].filter(Boolean).join(' ');
    return showPanel(state, { target, page: 'position', lead }, context);
  }
  const isThere = settings.position === asked ? places.yes : places.no;
  return showPanel(
    state,
    { target, page: 'position', lead: [`${isThere} ${now}`, waitsText(video, context)].filter(Boolean).join('\n\n') },
    context,
  );
}

/** What is asked of the look, as the video has it, also where its style chose it. */
function sayAsked(
  state: ChatState,
  { named, settings: asked }: NonNullable<TopicWish['asked']>,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  const target = targetOf(video);
  const settings = settingsOfTarget(state, target);
  const isVertical = settings.resizeForSocialMedia ?? video?.upright ?? true;
  const shown = Object.fromEntries(named.map((key) => [key, shownOf(settings, key, isVertical)]));
  const described = { upright: video?.upright, named };
  const now = describeSettings({ ...settings, ...shown }, state.language, described);
  const isSo = asked && describeSettings({ ...settings, ...asked }, state.language, described) === now;
  const { places } = context.texts;
  const answer = asked ? places[isSo ? 'yes' : 'no'] : '';
  const lead = [answer, fill(places.now, { place: now })].filter(Boolean).join(' ');
  const [only, ...more] = named;
  const page = panelPages.find((one) => more.length === 0 && one === only) ?? 'home';
  return showPanel(
    state,
    { target, page, lead: [lead, waitsText(video, context)].filter(Boolean).join('\n\n') },
    context,
  );
}

function shownOf(settings: CaptionSettings, key: SettingInChat, isVertical: boolean): unknown {
  return key === 'title' || key === 'watermark' ? settings[key] : valueInFrame(settings, key, { isVertical });
}
