import type { ChatState, VideoInChat } from '../chat-state.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../turn.ts';
import type { RequestWish } from '../understood-words.ts';
import { sayHelp } from './standard-answers.ts';
import { findBrand, saveBrand } from './style/brand.ts';
import { saveDefaults, targetOf } from './style/change-style.ts';
import { offerOtherPlaces, offerPlacesOffFaces } from './style/clear-picture.ts';
import { applyLastStyle } from './style/last-style.ts';
import { renderDraft } from './style/render-draft.ts';
import { resetStyle, saveAsDefault, undo, undoDefault, undoLook } from './style/style-taps.ts';
import { checkReading } from './videos/check-reading.ts';
import { stopCurrent } from './videos/stop-videos.ts';

type Request = RequestWish['request'];
type RequestHandler = (state: ChatState, video: VideoInChat | undefined, context: TurnContext) => Turn;

/** @param video the video that is meant; undefined = none, so the request is about the next videos */
export function handleRequest(
  state: ChatState,
  request: Request,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  return requests[request](state, video, context);
}

const requests: Record<Request, RequestHandler> = {
  undo: (state, video, context) => undo(state, targetOf(video), context),
  undo_look: (state, video, context) => undoLook(state, targetOf(video), context),
  reset_settings: (state, video, context) => resetStyle(state, targetOf(video), context),
  like_last_time: applyLastStyle,
  show_text(state, video, { texts }) {
    if (!video) return say(state, { text: texts.corrections.noVideo });
    return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'show' } });
  },
  render(state, video, context) {
    if (!video) return say(state, { text: context.texts.draft.nothingToRender });
    return renderDraft(state, video.videoId, null, context);
  },
  cancel: (state, _video, context) => stopCurrent(state, context),
  make_default(state, video, context) {
    if (video) return saveAsDefault(state, video.videoId, context);
    return andThen(saveDefaults(state), (next) => say(next, { text: context.texts.draft.defaultSaved }));
  },
  undo_default: (state, _video, context) => undoDefault(state, context),
  save_brand: (state, video, context) => saveBrand(state, video?.videoId ?? null, context),
  use_brand: (state, video) => findBrand(state, video?.videoId ?? null),
  clear_faces: offerPlacesOffFaces,
  clear_view: offerOtherPlaces,
  check_reading: checkReading,
  help: (state, _video, context) => sayHelp(state, context),
};
