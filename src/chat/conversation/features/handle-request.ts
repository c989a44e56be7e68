import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../turn.ts';
import type { RequestWish } from '../understood-words.ts';
import { sayHelp } from './say-help.ts';
import { saveDefaults, setStyle, targetOf } from './style/change-style.ts';
import { offerOtherPlaces, offerPlacesOffFaces } from './style/clear-picture.ts';
import { renderDraft } from './style/render-draft.ts';
import { showDraft } from './style/show-style.ts';
import { resetStyle, saveAsDefault } from './style/style-taps.ts';
import { withoutLanguage } from './style/style-words.ts';
import { undo } from './style/undo.ts';
import { stopCurrent } from './videos/stop-videos.ts';

type Request = RequestWish['request'];
type RequestHandler = (state: ConversationState, video: VideoInChat | undefined, context: TurnContext) => Turn;

/** @param video the video that is meant; undefined = none, so the request is about the next videos */
export function handleRequest(
  state: ConversationState,
  request: Request,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  return requests[request](state, video, context);
}

const requests: Record<Request, RequestHandler> = {
  undo: (state, video, context) => undo(state, targetOf(video), context),
  reset_settings: (state, video, context) => resetStyle(state, targetOf(video), context),
  like_last_time: applyLastStyle,
  show_text(state, video, { texts }) {
    if (!video) return say(state, { text: texts.corrections.noVideo });
    return turnOf(state, { effects: [{ kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'show' } }] });
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
  clear_faces: offerPlacesOffFaces,
  clear_view: offerOtherPlaces,
  help: (state, _video, context) => sayHelp(state, context),
};

/** Takes the style settings of the previous video. */
function applyLastStyle(state: ConversationState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const earlier = state.videos.find((other) => other.videoId !== video?.videoId && other.state !== 'failed');
  if (!video || !earlier) return say(state, { text: context.texts.draft.noLastTime });
  const target = targetOf(video);
  const next = setStyle(state, target, withoutLanguage(earlier.settings, video.settings));
  if (next === state) return say(state, { text: context.texts.draft.unchanged });
  return showDraft(next, video.videoId, context.texts.draft.likeLastTime, context);
}
