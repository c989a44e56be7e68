import type { LookTarget } from '../action.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import { describeLook } from '../looks/describe-look.ts';
import { isSameLook } from '../looks/look-setting.ts';
import type { Talk } from '../talk.ts';
import { andThen, say, type Turn, turnOf } from '../turn.ts';
import type { CorrectionWish, RequestWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { currentVideo, findVideo } from '../videos/videos-in-chat.ts';
import { chooseLook, lookOfTarget, saveDefaults } from './change-look.ts';
import { askForCorrections, linesGiven } from './corrections.ts';
import { choicesOf, namedSettings } from './look-words.ts';
import { fulfilRequest } from './requests.ts';
import { showDraft } from './show-look.ts';
import { smallTalk } from './small-talk.ts';

/** Free words without a link: settings, corrections and requests in any mixture. */
export function hearWords(state: ConversationState, words: { text: string; quoted?: string }, talk: Talk): Turn {
  const video = videoMeant(state, words.quoted);
  const lines = linesGiven(words.text);
  if (lines && video) return askForCorrections(state, video, lines, talk);
  const understood = talk.understand(words.text, state.language);
  if (understood.wishes.length === 0) return smallTalk(state, words.text, video, talk);
  return fulfil(state, video, understood, talk);
}

/**
 * The video of the message that is answered, or the current one. Keys of messages end in the video's id and maybe a
 * part.
 */
function videoMeant(state: ConversationState, quoted: string | undefined): VideoInChat | undefined {
  const quotedId = quoted?.split(':')[1];
  return (quotedId ? findVideo(state, quotedId) : undefined) ?? currentVideo(state);
}

/** First the look, then corrections, then what is to be done with it all. */
function fulfil(
  state: ConversationState,
  video: VideoInChat | undefined,
  { wishes, notUnderstood }: UnderstoodWords,
  talk: Talk,
): Turn {
  const rendersAtOnce = wishes.some((wish) => wish.kind === 'request' && wish.request === 'render');
  const look = changeLook(state, video, { wishes, notUnderstood, rendersAtOnce }, talk);
  const corrections = wishes.filter(isCorrection);
  const corrected = andThen(look, (next) =>
    corrections.length > 0 ? askForCorrections(next, video, corrections, talk) : turnOf(next),
  );
  return wishes
    .filter((wish): wish is RequestWish => wish.kind === 'request')
    .reduce((turn, { request }) => andThen(turn, (next) => fulfilRequest(next, request, video, talk)), corrected);
}

function changeLook(
  state: ConversationState,
  video: VideoInChat | undefined,
  said: UnderstoodWords & { rendersAtOnce: boolean },
  talk: Talk,
): Turn {
  const choices = choicesOf(said.wishes);
  const doubt = said.notUnderstood.length > 0 ? talk.texts.draft.notUnderstood(said.notUnderstood.slice(0, 3)) : '';
  if (choices.length === 0) return doubt ? say(state, { text: doubt }) : turnOf(state);
  const target: LookTarget = video ? { of: 'video', videoId: video.videoId } : { of: 'defaults' };
  const next = chooseLook(state, target, choices);
  const named = describeLook(lookOfTarget(next, target), state.language, namedSettings(choices));
  if (!video) {
    const text = [talk.texts.panel.defaultsChanged(named), doubt].filter(Boolean).join('\n');
    return andThen(saveDefaults(next), (saved) => say(saved, { text }));
  }
  const isSame = isSameLook(lookOfTarget(state, target), lookOfTarget(next, target));
  const lead = [talk.texts.draft.understood(named), isSame ? unchanged(said.wishes, talk) : '', doubt]
    .filter(Boolean)
    .join(' ');
  return said.rendersAtOnce || isSame ? say(next, { text: lead }) : showDraft(next, video.videoId, lead, talk);
}

function unchanged(wishes: Wish[], { texts }: Talk): string {
  return wishes.some(({ kind }) => kind === 'step') ? texts.draft.limit : texts.draft.unchanged;
}

function isCorrection(wish: Wish): wish is CorrectionWish {
  return wish.kind === 'replace_words' || wish.kind === 'replace_line' || wish.kind === 'remove_line';
}
