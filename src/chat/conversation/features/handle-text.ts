import { fill } from '../../../texts/fill.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import { isSameSettings } from '../settings/chat-settings.ts';
import type { Choice } from '../settings/choice.ts';
import { describeSettings } from '../settings/describe-settings.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../turn.ts';
import type { CorrectionWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { currentVideo, findVideo } from '../videos/videos-in-chat.ts';
import { handleRequest } from './handle-request.ts';
import { smallTalk } from './small-talk.ts';
import { applyChoices, saveDefaults, settingsOfTarget, targetOf } from './style/change-style.ts';
import { asksToClear, type ReadWishes, readWishes } from './style/read-wishes.ts';
import { showDraft } from './style/show-style.ts';
import { namedSettings, notUnderstoodText } from './style/style-words.ts';
import { loadForCorrections, readNumberedLines } from './text/corrections.ts';

/** Answers text without a link: settings, corrections and requests in any mixture. */
export function handleText(
  state: ConversationState,
  words: { text: string; quoted?: string },
  context: TurnContext,
): Turn {
  const video = findMeantVideo(state, words.quoted);
  const lines = readNumberedLines(words.text);
  if (lines && video) return loadForCorrections(state, video, lines, context);
  const understood = context.understand(words.text, state.language);
  if (understood.wishes.length === 0) return smallTalk(state, words.text, video, context);
  return applyWishes(state, video, understood, context);
}

/**
 * The video of the quoted message, or the current one. Keys of messages contain the video's id after the first colon.
 */
function findMeantVideo(state: ConversationState, quoted: string | undefined): VideoInChat | undefined {
  const quotedId = quoted?.split(':')[1];
  return (quotedId ? findVideo(state, quotedId) : undefined) ?? currentVideo(state);
}

/** First settings, then corrections, then requests. */
function applyWishes(
  state: ConversationState,
  video: VideoInChat | undefined,
  { wishes, notUnderstood }: UnderstoodWords,
  context: TurnContext,
): Turn {
  const target = targetOf(video);
  const read = readWishes(settingsOfTarget(state, target), wishes);
  const look = changeStyle(state, video, { ...read, notUnderstood }, context);
  const corrections = wishes.filter(isCorrection);
  const corrected = andThen(look, (next) =>
    corrections.length > 0 ? loadForCorrections(next, video, corrections, context) : turnOf(next),
  );
  return read.requests.reduce(
    (turn, request) => andThen(turn, (next) => handleRequest(next, request, video, context)),
    corrected,
  );
}

function changeStyle(
  state: ConversationState,
  video: VideoInChat | undefined,
  { choices, requests, opensPlace, notUnderstood }: ReadWishes & Pick<UnderstoodWords, 'notUnderstood'>,
  context: TurnContext,
): Turn {
  const { draft, panel, places } = context.texts;
  const doubt = notUnderstoodText(notUnderstood, context);
  if (choices.length === 0) return doubt ? say(state, { text: doubt }) : turnOf(state);
  const target = targetOf(video);
  const next = applyChoices(state, target, choices);
  const named = describeSettings(settingsOfTarget(next, target), state.language, namedSettings(choices));
  const place = opensPlace ? places.offFaces : '';
  if (!video) {
    const text = [fill(panel.defaultsChanged, { look: named }), place, doubt].filter(Boolean).join('\n');
    return andThen(saveDefaults(next), (saved) => say(saved, { text }));
  }
  const isSame = isSameSettings(settingsOfTarget(state, target), settingsOfTarget(next, target));
  const lead = [fill(draft.understood, { look: named }), isSame ? unchangedText(choices, context) : '', place, doubt]
    .filter(Boolean)
    .join(' ');
  // it is rendered at once, or shown with the places to choose from
  const isSeenOtherwise = requests.some((request) => request === 'render' || asksToClear(request));
  return isSeenOtherwise || isSame ? say(next, { text: lead }) : showDraft(next, video.videoId, lead, context);
}

function unchangedText(choices: Choice[], { texts }: TurnContext): string {
  return choices.some(({ kind }) => kind === 'step') ? texts.draft.limit : texts.draft.unchanged;
}

function isCorrection(wish: Wish): wish is CorrectionWish {
  return wish.kind === 'replace_words' || wish.kind === 'replace_line' || wish.kind === 'remove_line';
}
