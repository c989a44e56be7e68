import { fill } from '../../../../texts/fill.ts';
import type { LookTarget } from '../../action.ts';
import type { ConversationState, VideoInChat } from '../../conversation-state.ts';
import { describeLook } from '../../looks/describe-look.ts';
import type { TurnContext } from '../../talk.ts';
import type { Turn } from '../../turn.ts';
import { lookOfTarget } from './change-style.ts';
import { showPanel } from './show-style.ts';

/**
 * Captions are over somebody though their place is open: another one is to be chosen. Where a place was said, it is
 * that which is left open again (`readWishes`).
 */
export function clearFaces(state: ConversationState, video: VideoInChat | undefined, talk: TurnContext): Turn {
  const { offFaces, notHere } = talk.texts.places;
  return showPlaces(state, video, video ? `${offFaces} ${notHere}` : offFaces, talk);
}

/** Of what captions can cover, the service sees faces only. */
export function clearView(state: ConversationState, video: VideoInChat | undefined, talk: TurnContext): Turn {
  const { now, onlyFaces } = talk.texts.places;
  const place = describeLook(lookOfTarget(state, targetOf(video)), state.language, ['position']);
  return showPlaces(state, video, `${fill(now, { place })} ${onlyFaces}`, talk);
}

function showPlaces(state: ConversationState, video: VideoInChat | undefined, lead: string, talk: TurnContext): Turn {
  return showPanel(state, { target: targetOf(video), page: 'position', lead }, talk);
}

function targetOf(video: VideoInChat | undefined): LookTarget {
  return video ? { of: 'video', videoId: video.videoId } : { of: 'defaults' };
}
