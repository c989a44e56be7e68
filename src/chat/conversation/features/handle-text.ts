import { fill } from '../../../texts/fill.ts';
import type { LookTarget } from '../action.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import type { Choice } from '../looks/choice.ts';
import { describeLook } from '../looks/describe-look.ts';
import { isSameLook } from '../looks/look-setting.ts';
import type { TurnContext } from '../talk.ts';
import { andThen, say, type Turn, turnOf } from '../turn.ts';
import type { CorrectionWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { currentVideo, findVideo } from '../videos/videos-in-chat.ts';
import { handleRequest } from './handle-request.ts';
import { smallTalk } from './small-talk.ts';
import { chooseLook, lookOfTarget, saveDefaults } from './style/change-style.ts';
import { asksToClear, type ReadWishes, readWishes } from './style/read-wishes.ts';
import { showDraft } from './style/show-style.ts';
import { namedSettings, tellNotUnderstood } from './style/style-words.ts';
import { askForCorrections, linesGiven } from './text/corrections.ts';

/** Free words without a link: settings, corrections and requests in any mixture. */
export function handleText(
  state: ConversationState,
  words: { text: string; quoted?: string },
  talk: TurnContext,
): Turn {
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
  talk: TurnContext,
): Turn {
  const target: LookTarget = video ? { of: 'video', videoId: video.videoId } : { of: 'defaults' };
  const read = readWishes(lookOfTarget(state, target), wishes);
  const look = changeLook(state, video, { ...read, notUnderstood }, talk);
  const corrections = wishes.filter(isCorrection);
  const corrected = andThen(look, (next) =>
    corrections.length > 0 ? askForCorrections(next, video, corrections, talk) : turnOf(next),
  );
  return read.requests.reduce(
    (turn, request) => andThen(turn, (next) => handleRequest(next, request, video, talk)),
    corrected,
  );
}

function changeLook(
  state: ConversationState,
  video: VideoInChat | undefined,
  { choices, requests, opensPlace, notUnderstood }: ReadWishes & Pick<UnderstoodWords, 'notUnderstood'>,
  talk: TurnContext,
): Turn {
  const { draft, panel, places } = talk.texts;
  const doubt = tellNotUnderstood(notUnderstood, talk);
  if (choices.length === 0) return doubt ? say(state, { text: doubt }) : turnOf(state);
  const target: LookTarget = video ? { of: 'video', videoId: video.videoId } : { of: 'defaults' };
  const next = chooseLook(state, target, choices);
  const named = describeLook(lookOfTarget(next, target), state.language, namedSettings(choices));
  const place = opensPlace ? places.offFaces : '';
  if (!video) {
    const text = [fill(panel.defaultsChanged, { look: named }), place, doubt].filter(Boolean).join('\n');
    return andThen(saveDefaults(next), (saved) => say(saved, { text }));
  }
  const isSame = isSameLook(lookOfTarget(state, target), lookOfTarget(next, target));
  const lead = [fill(draft.understood, { look: named }), isSame ? unchanged(choices, talk) : '', place, doubt]
    .filter(Boolean)
    .join(' ');
  // it is rendered at once, or seen with the places that are offered
  const isSeenOtherwise = requests.some((request) => request === 'render' || asksToClear(request));
  return isSeenOtherwise || isSame ? say(next, { text: lead }) : showDraft(next, video.videoId, lead, talk);
}

function unchanged(choices: Choice[], { texts }: TurnContext): string {
  return choices.some(({ kind }) => kind === 'step') ? texts.draft.limit : texts.draft.unchanged;
}

function isCorrection(wish: Wish): wish is CorrectionWish {
  return wish.kind === 'replace_words' || wish.kind === 'replace_line' || wish.kind === 'remove_line';
}
