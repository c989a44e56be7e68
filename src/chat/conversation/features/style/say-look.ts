import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { isPositionOpen } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
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
  { part, position, isOfLook, isPurpose }: TopicWish,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  if (isPurpose) return sayPurpose(state, video, context);
  if (position !== undefined) return sayWhetherThere(state, position, video, context);
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
