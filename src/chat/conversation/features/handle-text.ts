import type { Caption } from '../../../engine/captions/caption.ts';
import { fill } from '../../../texts/fill.ts';
import type { CaptionsPurpose } from '../chat-event.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { isSameSettings } from '../settings/chat-settings.ts';
import type { Choice } from '../settings/choice.ts';
import { describeSettings } from '../settings/describe-settings.ts';
import type { SteppedSetting } from '../settings/step-setting.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { isCorrection, isTalk, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { currentVideo, findVideo, isFirstInWork } from '../videos/videos-in-chat.ts';
import { asMeantHere, doubtOf } from '../words/as-meant-here.ts';
import { goesAhead, isGoAhead, ordersBeside } from '../words/go-ahead.ts';
import { isMostlyUnclear } from '../words/is-mostly-unclear.ts';
import { readLikeness, surelyMeant } from '../words/likeness/read-likeness.ts';
import { thanksWithin } from '../words/thanks-within.ts';
import { undoNamed } from '../words/undo-named.ts';
import { unreadable } from '../words/unreadable.ts';
import { type CaptionsInHand, readCaptionWords } from '../words/with-captions/caption-words.ts';
import { worthNaming } from '../words/worth-naming.ts';
import { behindTalk } from './behind-talk.ts';
import { handleRequest } from './handle-request.ts';
import { maxReadWithCaptions, mayBeAboutWords } from './may-be-about-words.ts';
import { askModel } from './model/ask-model.ts';
import { onlyAsks, onlyTalks, saysNothingToDo } from './only-talk.ts';
import { askedBehindSmallTalk, smallTalkIn } from './small-talk.ts';
import { applyChoices, saveDefaults, settingsOfTarget, targetOf } from './style/change-style.ts';
import { limitText } from './style/limit-text.ts';
import { meantOfVideo } from './style/meant-of-video.ts';
import { andRender, renderDraft } from './style/render-draft.ts';
import { showDraft, showOrdered } from './style/show-style.ts';
import { asksToClear, namedSettings, notUnderstoodText, type ReadWishes, readWishes } from './style/style-words.ts';
import { alreadyMade } from './text/already-made.ts';
import { loadForCorrections, readNumberedLines } from './text/corrections.ts';
import { sayAlreadyMade } from './text/say-outcomes.ts';
import { answerTopic, topicsToAnswer } from './topics/answer-topic.ts';
import { askWhatIsMeant, askWhich, withoutDoubt } from './unclear.ts';

/** Answers what is said of one video, or of the next ones: settings, corrections and requests in any mixture. */
export function handleWords(
  state: ChatState,
  { video, ...words }: { text: string; quoted?: string; video: VideoInChat | undefined },
  context: TurnContext,
): Turn {
  const isRead = video?.heard === true && words.text.length <= maxReadWithCaptions;
  const lines = isRead ? null : readNumberedLines(words.text);
  if (lines && video) return loadForCorrections(state, video, lines, context);
  if (video?.draft && !video.draft.ordered && isGoAhead(words.text, state.language)) {
    return renderDraft(withoutDoubt(state), video.videoId, null, context);
  }
  const behind = video && isRead ? behindTalk(words.text, state.language, context.understand) : null;
  if (behind && video) {
    const answered = handleWords(state, { ...words, text: behind.rest, video }, context);
    return behind.isYes ? andRender(answered, video.videoId, context) : answered;
  }
  const understood = context.understand(words.text, state.language);
  const isShown = state.shownText === video?.videoId || words.quoted?.startsWith('text:') === true;
  if (video?.heard && mayBeAboutWords(words.text, understood, { language: state.language, isShown })) {
    const purpose = { kind: 'read' as const, text: words.text, isShown };
    return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose });
  }
  return answerUnderstood(state, { text: words.text, video, understood }, context);
}

/** The captions are there for which a message waited. */
export function readWithCaptions(
  state: ChatState,
  { videoId, captions, text, isShown, answers, modelWasAsked }: Reading & { videoId: string; captions: Caption[] },
  context: TurnContext,
): Turn {
  const video = findVideo(state, videoId);
  const lines = captions.map((caption) => caption.text);
  const words = readCaptionWords(lines);
  const inHand = { words, isShown };
  const understood = context.understand(text, state.language, inHand);
  const isOnlyWords = understood.wishes.every((wish) => isTalk(wish) || isCorrection(wish));
  const said = { text, language: state.language, wishes: understood.wishes, read: readAgain };
  const repeated = video && isOnlyWords ? alreadyMade(video, captions, said) : null;
  if (repeated) return sayAlreadyMade(withoutDoubt(state), videoId, repeated, context);
  const purpose = { kind: 'correct' as const, wishes: [], answers: answers ?? [] };
  const begun = answers ? runEffect(state, { kind: 'load_captions', videoId, purpose }) : turnOf(state);
  return andThen(begun, (next) =>
    answerUnderstood(next, { text, video, understood, captions: inHand, lines, modelWasAsked }, context),
  );

  function readAgain(earlier: readonly string[]): UnderstoodWords {
    const captions = { words: readCaptionWords(earlier), isShown };
    const again = context.understand(text, state.language, captions);
    return { ...again, notUnderstood: worthNaming(text, again, { language: state.language, captions }) };
  }
}

type Reading = Omit<Extract<CaptionsPurpose, { kind: 'read' }>, 'kind'>;

/** “Go ahead.” */
const render: Wish = { kind: 'request', request: 'render' };

interface Said {
  text: string;
  video: VideoInChat | undefined;
  understood: UnderstoodWords;
  /** Those that the message may be about, if they were loaded. */
  captions?: CaptionsInHand;
  /** Their texts. */
  lines?: readonly string[];
  modelWasAsked?: true;
}

function answerUnderstood(state: ChatState, said: Said, context: TurnContext): Turn {
  const { text, video, captions } = said;
  const { language } = state;
  const { shownText, ...next } = state;
  const isShown = captions?.isShown ?? (video !== undefined && shownText === video.videoId);
  const hasDraft = video?.draft !== undefined;
  const likeness = readLikeness(text, state.language);
  const before = { isShown, hasDraft, hasVideo: video !== undefined };
  const meant = asMeantHere(likeness, said.understood, before);
  const named = meant.wishes.map((wish) => meantOfVideo(wish, text, state, video));
  const waits = video?.draft !== undefined && !video.draft.ordered;
  const isOrdered = waits && onlyAsks(named) && ordersBeside(text, language);
  const understood: UnderstoodWords = { ...meant, wishes: isOrdered ? [...named, render] : named };
  if (video && waits && onlyTalks(understood) && goesAhead(text, language))
    return renderDraft(withoutDoubt(next), video.videoId, null, context);
  const unread = unreadable(text, understood, language);
  if (video && unread.length > 0) return askWhich(next, { guesses: unread, video }, context);
  const smallTalk = smallTalkIn(text, state.language);
  if (saysNothingToDo(state, understood, hasDraft) && thanksWithin(text, language))
    return say(withoutDoubt(next), { text: context.texts.thanks });
  if (
    understood.wishes.length > 0 &&
    !isMostlyUnclear(text, understood, { language, isAboutText: captions?.isShown })
  ) {
    const guesses = video ? doubtOf(likeness, understood) : [];
    if (guesses.length > 0) return askWhich(next, { guesses, video }, context);
    const isAboutText = understood.wishes.some(isCorrection);
    const notUnderstood = worthNaming(text, understood, { language, captions });
    const asked = notUnderstood.length > 0 ? askOnce(state, { ...said, known: understood.wishes }, context) : null;
    if (asked) return asked;
    return applyWishes(withoutDoubt(isAboutText ? state : next), video, { ...understood, notUnderstood }, context);
  }
  const behind = smallTalk === null ? likeness : askedBehindSmallTalk(text, smallTalk, state);
  if (behind) {
    const sure = surelyMeant(behind);
    if (sure) {
      const wishes = [undoNamed(sure, text, language)];
      return applyWishes(withoutDoubt(next), video, { wishes, notUnderstood: [] }, context);
    }
    // “do it then”, while it is being done
    if (video?.state === 'processing' && isGoAhead(text, language))
      return answerTopic(withoutDoubt(next), { kind: 'topic', topic: 'work' }, video, context);
    if (understood.wishes.length === 0 && thanksWithin(text, state.language))
      return say(withoutDoubt(next), { text: context.texts.thanks });
    return askOnce(state, said, context) ?? askWhatIsMeant(next, { video, captions, likeness: behind }, context);
  }
  const isHello = smallTalk === 'greeting' && !thanksWithin(text, language);
  return say(withoutDoubt(next), { text: isHello ? context.texts.hello : context.texts.thanks });
}

function askOnce(state: ChatState, said: Said & { known?: Wish[] }, context: TurnContext): Turn | null {
  return said.modelWasAsked ? null : askModel(state, { ...said, isShown: said.captions?.isShown }, context);
}

/** What is answered where the language model has nothing to add, and no captions are needed. */
export function answerByRules(
  state: ChatState,
  { text, video }: Pick<Said, 'text' | 'video'>,
  context: TurnContext,
): Turn {
  const understood = context.understand(text, state.language);
  return answerUnderstood(state, { text, video, understood, modelWasAsked: true }, context);
}

/**
 * The video of the quoted message, or the current one. Keys of messages contain the video's id after the first colon.
 */
export function findMeantVideo(state: ChatState, quoted: string | undefined): VideoInChat | undefined {
  const quotedId = quoted?.split(':')[1];
  return (quotedId ? findVideo(state, quotedId) : undefined) ?? currentVideo(state);
}

/** First settings, then corrections, then requests. */
export function applyWishes(
  state: ChatState,
  video: VideoInChat | undefined,
  { wishes, notUnderstood }: UnderstoodWords,
  context: TurnContext,
): Turn {
  const target = targetOf(video);
  const read = readWishes(settingsOfTarget(state, target), wishes);
  const look = changeStyle(state, video, { ...read, notUnderstood, limits: limitsIn(wishes) }, context);
  const corrections = wishes.filter(isCorrection);
  const topics = topicsToAnswer(wishes);
  const corrected = andThen(look, (next) =>
    corrections.length > 0 ? loadForCorrections(next, video, corrections, context) : turnOf(next),
  );
  // “alright, and line 9 …”: a correction is rendered anyway, and beside an answer “ok” orders nothing where no look waits
  const isRenderedAnyway = corrections.length > 0 || (topics.length > 0 && !video?.draft);
  const requests = read.requests.filter((request) => !(isRenderedAnyway && request === 'render'));
  const requested = requests.reduce(
    (turn, request) => andThen(turn, (next) => handleRequest(next, request, video, context)),
    corrected,
  );
  return topics.reduce((turn, wish) => andThen(turn, (next) => answerTopic(next, wish, video, context)), requested);
}

interface StyleChange extends ReadWishes, Pick<UnderstoodWords, 'notUnderstood'> {
  /** Settings for which a number out of range was asked. */
  limits: SteppedSetting[];
}

function changeStyle(
  state: ChatState,
  video: VideoInChat | undefined,
  { choices, requests, opensPlace, notUnderstood, limits }: StyleChange,
  context: TurnContext,
): Turn {
  const { draft, panel, places } = context.texts;
  const doubt = notUnderstoodText(notUnderstood, context);
  if (choices.length === 0) return doubt ? say(state, { text: doubt }) : turnOf(state);
  const target = targetOf(video);
  const next = applyChoices(state, target, choices);
  const named = describeSettings(settingsOfTarget(next, target), state.language, {
    named: namedSettings(choices),
    upright: video?.upright,
  });
  const place = opensPlace ? places.offFaces : '';
  const limit = limits.map((setting) => limitText(setting, settingsOfTarget(next, target), context)).join(' ');
  if (!video) {
    const text = [fill(panel.defaultsChanged, { look: named }), limit, place, doubt].filter(Boolean).join('\n');
    return andThen(saveDefaults(next), (saved) => say(saved, { text }));
  }
  const isSame = isSameSettings(settingsOfTarget(state, target), settingsOfTarget(next, target));
  const hasDraft = video.draft !== undefined;
  const lead = [
    fill(draft.understood, { look: named }),
    isSame ? unchangedText(choices, hasDraft, context) : '',
    limit,
    place,
    doubt,
  ]
    .filter(Boolean)
    .join(' ');
  // it is rendered at once, or shown with the places to choose from
  const isSeenOtherwise = requests.some((request) => request === 'render' || asksToClear(request));
  if (!isSeenOtherwise && !isSame && !hasDraft && isFirstInWork(video)) {
    return andThen(showOrdered(next, video.videoId, lead, context), (shown) =>
      renderDraft(shown, video.videoId, null, context),
    );
  }
  const isShown = !isSeenOtherwise && (!isSame || hasDraft);
  return isShown ? showDraft(next, video.videoId, lead, context) : say(next, { text: lead });
}

/** A draft looks so already, but the video does not: the picture is shown again. */
function unchangedText(choices: Choice[], hasDraft: boolean, { texts }: TurnContext): string {
  if (choices.some(({ kind }) => kind === 'step')) return texts.draft.limit;
  return hasDraft ? '' : texts.draft.unchanged;
}

function limitsIn(wishes: readonly Wish[]): SteppedSetting[] {
  return wishes.flatMap((wish) => (wish.kind === 'limit' ? [wish.setting] : []));
}
