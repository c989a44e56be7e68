import { fill } from '../../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import { settingsOfTarget, targetOf } from './change-style.ts';
import { showPanel } from './show-style.ts';

/**
 * Captions cover a face although their position is automatic: offers other positions. (A position that was set is made
 * automatic again by `readWishes`.)
 */
export function offerPlacesOffFaces(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { offFaces, notHere } = context.texts.places;
  return showPlaces(state, video, video ? `${offFaces} ${notHere}` : offFaces, context);
}

/** Captions may cover something other than a face, which the service cannot detect, or an app covers them: offers other positions. */
export function offerOtherPlaces(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { now, onlyFaces, apps } = context.texts.places;
  const settings = settingsOfTarget(state, targetOf(video));
  const place = describeSettings(settings, state.language, { named: ['position'] });
  const isVertical = settings.resizeForSocialMedia || video?.upright !== false;
  const told = [fill(now, { place }), onlyFaces, isVertical ? apps : ''].filter(Boolean).join(' ');
  return showPlaces(state, video, told, context);
}

function showPlaces(state: ChatState, video: VideoInChat | undefined, lead: string, context: TurnContext): Turn {
  return showPanel(state, { target: targetOf(video), page: 'position', lead }, context);
}
