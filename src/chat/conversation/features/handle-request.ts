import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import type { TurnContext } from '../talk.ts';
import { andThen, say, type Turn, turnOf } from '../turn.ts';
import type { RequestWish } from '../understood-words.ts';
import { sayHelp } from './say-help.ts';
import { saveDefaults, setLook } from './style/change-style.ts';
import { clearFaces, clearView } from './style/clear-picture.ts';
import { renderDraft } from './style/render-draft.ts';
import { showDraft } from './style/show-style.ts';
import { saveAsDefault, startOver } from './style/style-taps.ts';
import { withoutLanguage } from './style/style-words.ts';
import { undo } from './style/undo.ts';
import { stopAny } from './videos/stop-videos.ts';

type Request = RequestWish['request'];
type Fulfil = (state: ConversationState, video: VideoInChat | undefined, talk: TurnContext) => Turn;

/** `video` is the one that is meant; undefined = there is none, so it is about the next ones. */
export function handleRequest(
  state: ConversationState,
  request: Request,
  video: VideoInChat | undefined,
  talk: TurnContext,
): Turn {
  return requests[request](state, video, talk);
}

const requests: Record<Request, Fulfil> = {
  undo: (state, video, talk) => undo(state, targetOf(video), talk),
  reset_settings: (state, video, talk) => startOver(state, targetOf(video), talk),
  like_last_time: likeLastTime,
  show_text(state, video, { texts }) {
    if (!video) return say(state, { text: texts.corrections.noVideo });
    return turnOf(state, { commands: [{ kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'show' } }] });
  },
  render(state, video, talk) {
    if (!video) return say(state, { text: talk.texts.draft.nothingToRender });
    return renderDraft(state, video.videoId, null, talk);
  },
  cancel: (state, _video, talk) => stopAny(state, talk),
  make_default(state, video, talk) {
    if (video) return saveAsDefault(state, video.videoId, talk);
    return andThen(saveDefaults(state), (next) => say(next, { text: talk.texts.draft.defaultSaved }));
  },
  clear_faces: clearFaces,
  clear_view: clearView,
  help: (state, _video, talk) => sayHelp(state, talk),
};

/** The look of the video before this one. */
function likeLastTime(state: ConversationState, video: VideoInChat | undefined, talk: TurnContext): Turn {
  const earlier = state.videos.find((other) => other.videoId !== video?.videoId && other.state !== 'failed');
  if (!video || !earlier) return say(state, { text: talk.texts.draft.noLastTime });
  const target = { of: 'video', videoId: video.videoId } as const;
  const next = setLook(state, target, withoutLanguage(earlier.settings, video.settings));
  if (next === state) return say(state, { text: talk.texts.draft.unchanged });
  return showDraft(next, video.videoId, talk.texts.draft.likeLastTime, talk);
}

function targetOf(video: VideoInChat | undefined) {
  return video ? ({ of: 'video', videoId: video.videoId } as const) : ({ of: 'defaults' } as const);
}
