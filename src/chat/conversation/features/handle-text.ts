import type { Caption } from '../../../engine/captions/caption.ts';
import type { CaptionsPurpose } from '../chat-event.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { isCorrection, isTalk, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { findVideo } from '../videos/videos-in-chat.ts';
import { asMeantHere } from '../words/as-meant-here.ts';
import { goesAhead, isGoAhead, ordersBeside } from '../words/go-ahead.ts';
import { isMostlyUnclear } from '../words/is-mostly-unclear.ts';
import { isSurelyThanks, readLikeness, surelyMeant } from '../words/likeness/read-likeness.ts';
import { lookSurelyWished } from '../words/likeness/wished-as-whole.ts';
import { thanksWithin } from '../words/thanks-within.ts';
import { onlyTells, withoutTold } from '../words/told.ts';
import { withNamedApp } from '../words/topics/named-app.ts';
import { undoNamed } from '../words/undo-named.ts';
import { unreadable } from '../words/unreadable.ts';
import { type CaptionsInHand, readCaptionWords } from '../words/with-captions/caption-words.ts';
import { worthNaming } from '../words/worth-naming.ts';
import { applyWishes } from './apply-wishes.ts';
import { behindTalk } from './behind-talk.ts';
import { askAboutRest, guessRest } from './guessed-rest.ts';
import { guessesInDoubt } from './guesses-in-doubt.ts';
import { maxReadWithCaptions, mayBeAboutWords } from './may-be-about-words.ts';
import { askModel } from './model/ask-model.ts';
import { onlyAsks, onlyTalks, orderedBeside, saysNothingToDo } from './only-talk.ts';
import { readOtherwise } from './read-otherwise.ts';
import { askedBehindSmallTalk, smallTalkIn } from './small-talk.ts';
import { takeBackDenied } from './style/denied-default.ts';
import { isOtherLook } from './style/is-other-look.ts';
import { meantOfVideo } from './style/meant-of-video.ts';
import { ordersWaitingLook } from './style/orders-waiting-look.ts';
import { andRender, renderDraft } from './style/render-draft.ts';
import { thatColorMeant } from './style/that-color-meant.ts';
import { withUndoneColor } from './style/undo-color.ts';
import { alreadyMade } from './text/already-made.ts';
import { asksToBringBack } from './text/bring-back.ts';
import { wishesBringingBack } from './text/brought-back.ts';
import { loadForCorrections, readNumberedLines } from './text/corrections.ts';
import { bringLineBack } from './text/line-back.ts';
import { sayAlreadyMade } from './text/say-outcomes.ts';
import { answerTopic } from './topics/answer-topic.ts';
import { askWhatIsMeant, askWhich, withoutDoubt } from './unclear.ts';
import { wishedBySentences } from './wished-by-sentences.ts';

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
  const handleRest = (next: ChatState, text: string) => handleWords(next, { ...words, text, video }, context);
  const denied = takeBackDenied(state, words.text, context, handleRest);
  if (denied) return denied;
  const behind = video && isRead ? behindTalk(words.text, state.language, context.understand) : null;
  if (behind && video) {
    const answered = handleWords(state, { ...words, text: behind.rest, video }, context);
    return behind.isYes ? andRender(answered, video.videoId, context) : answered;
  }
  const understood = context.understand(words.text, state.language);
  const isShown = state.shownText === video?.videoId || words.quoted?.startsWith('text:') === true;
  const isBack = video !== undefined && isRead && asksToBringBack(video, words.text, state.language);
  if (video?.heard && (isBack || mayBeAboutWords(words.text, understood, { language: state.language, isShown }))) {
    const purpose = { kind: 'read' as const, text: words.text, isShown };
    return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose });
  }
  return answerUnderstood(state, { text: words.text, video, understood }, context);
}

/** The captions are there for which a message waited. */
export function readWithCaptions(
  state: ChatState,
  { isOrdered, ...read }: Reading & { videoId: string; captions: Caption[] },
  context: TurnContext,
): Turn {
  const answered = answerRead(state, read, context);
  return isOrdered ? andRender(answered, read.videoId, context) : answered;
}

function answerRead(
  state: ChatState,
  { videoId, captions, text, isShown, answers, modelWasAsked }: Reading & { videoId: string; captions: Caption[] },
  context: TurnContext,
): Turn {
  const video = findVideo(state, videoId);
  const back = video && !answers ? wishesBringingBack(video, captions, { text, state }, context.understand) : null;
  if (back) return applyWishes(withoutDoubt(state), video, { wishes: back, notUnderstood: [] }, context);
  const lineBack = video && !answers ? bringLineBack(state, { video, captions, text }, context, handleRest) : null;
  if (lineBack) return lineBack;
  const lines = captions.map((caption) => caption.text);
  const words = readCaptionWords(lines);
  const inHand = { words, isShown };
  const understood = context.understand(text, state.language, inHand);
  const isOnlyWords = understood.wishes.every((wish) => isTalk(wish) || isCorrection(wish));
  const said = { text, language: state.language, wishes: understood.wishes, read: readAgain };
  const repeated = video && isOnlyWords ? alreadyMade(video, captions, said) : null;
  if (repeated) return sayAlreadyMade(withoutDoubt(state), videoId, repeated, context);
  const other = video ? readOtherwise(state, { text, video, understood, captions: inHand }, context) : null;
  if (other) return other;
  const purpose = { kind: 'correct' as const, wishes: [], answers: answers ?? [] };
  const begun = answers ? runEffect(state, { kind: 'load_captions', videoId, purpose }) : turnOf(state);
  return andThen(begun, (next) =>
    answerUnderstood(next, { text, video, understood, captions: inHand, lines, modelWasAsked }, context),
  );

  function handleRest(next: ChatState, rest: string): Turn {
    return handleWords(next, { text: rest, video: findVideo(next, videoId) }, context);
  }

  function readAgain(earlier: readonly string[]): UnderstoodWords {
    const captions = { words: readCaptionWords(earlier), isShown };
    const again = context.understand(text, state.language, captions);
    return { ...again, notUnderstood: worthNaming(text, again, { language: state.language, captions }) };
  }
}

type Reading = Omit<Extract<CaptionsPurpose, { kind: 'read' }>, 'kind'>;

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
  const { shownText, ...next } = state;
  const { language } = next;
  const isShown = captions?.isShown ?? (video !== undefined && shownText === video.videoId);
  const hasDraft = video?.draft !== undefined;
  const likeness = readLikeness(text, state.language);
  const before = { isShown, hasDraft, hasVideo: video !== undefined };
  const understand = (words: string) =>
    asMeantHere(readLikeness(words, language), context.understand(words, language, captions), before);
  const whole = thatColorMeant(text, video, language) ?? asMeantHere(likeness, said.understood, before);
  const all = (video && wishedBySentences(text, whole, { language, understand })) ?? whole;
  const told = withoutTold(text, all, { language, understand });
  const meant = withUndoneColor(told, text, video, language);
  const named = meant.wishes.map((wish) => meantOfVideo(wish, text, state, video));
  const waits = video?.draft !== undefined && !video.draft.ordered;
  const isOrdered = waits && onlyAsks(named) && ordersBeside(text, language);
  const understood: UnderstoodWords = { ...meant, wishes: isOrdered ? orderedBeside(named) : named };
  const isGoing = waits && onlyTalks(understood) && goesAhead(text, language);
  if (video && (isGoing || ordersWaitingLook(video, { text, language, wishes: named })))
    return renderDraft(withoutDoubt(next), video.videoId, null, context);
  const unread = unreadable(text, understood, language);
  if (video && unread.length > 0) return askWhich(next, { guesses: unread, video }, context);
  const smallTalk = smallTalkIn(text, state.language);
  const isThanks =
    saysNothingToDo(state, understood, hasDraft) && (isSurelyThanks(likeness) || thanksWithin(text, language));
  if (isThanks || (understood.wishes.length === 0 && onlyTells(text, language)))
    return say(withoutDoubt(next), { text: context.texts.thanks });
  if (
    understood.wishes.length > 0 &&
    !isMostlyUnclear(text, understood, { language, isAboutText: captions?.isShown })
  ) {
    const guesses = video ? guessesInDoubt(state, { likeness, understood, video, captions }) : [];
    if (guesses.length > 0) return askWhich(next, { guesses, video }, context);
    const isAboutText = understood.wishes.some(isCorrection);
    const notUnderstood = worthNaming(text, understood, { language, captions });
    const asked = notUnderstood.length > 0 ? askOnce(state, { ...said, known: understood.wishes }, context) : null;
    if (asked) return asked;
    const begun = withoutDoubt(isAboutText ? state : next);
    if (!video) return applyWishes(begun, video, { ...understood, notUnderstood }, context);
    const rest = guessRest(state, notUnderstood, understood.wishes);
    const applied = applyWishes(begun, video, { ...understood, notUnderstood: rest.unknown }, context);
    return askAboutRest(applied, rest, video, context);
  }
  const behind = smallTalk === null ? likeness : askedBehindSmallTalk(text, smallTalk, state);
  if (behind) {
    const sure = surelyMeant(behind);
    if (sure) {
      const doubted = video
        ? guessesInDoubt(next, { likeness, understood: { wishes: [sure], notUnderstood: [] }, video, captions })
        : [];
      if (doubted.length > 0) return askWhich(next, { guesses: doubted, video }, context);
      const wishes = [withNamedApp(undoNamed(sure, text, language), text)];
      return applyWishes(withoutDoubt(next), video, { wishes, notUnderstood: [] }, context);
    }
    const look = lookSurelyWished(behind);
    if (look && isOtherLook(next, look, video))
      return applyWishes(withoutDoubt(next), video, { wishes: [look], notUnderstood: [] }, context);
    // “do it then”, while it is being done
    if (video?.state === 'processing' && isGoAhead(text, language))
      return answerTopic(withoutDoubt(next), { kind: 'topic', topic: 'work' }, video, context);
    if (understood.wishes.length === 0 && thanksWithin(text, state.language, true))
      return say(withoutDoubt(next), { text: context.texts.thanks });
    return askOnce(state, said, context) ?? askWhatIsMeant(next, { video, captions, likeness: behind }, context);
  }
  // “good night” is said by who comes, too
  const isHello = smallTalk === 'greeting' && (state.videos.length === 0 || !thanksWithin(text, language));
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
