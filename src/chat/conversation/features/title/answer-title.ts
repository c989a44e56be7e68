import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import { isCorrection, type Wish } from '../../understood-words.ts';
import { findMeantVideo } from '../../videos/videos-in-chat.ts';
import { readLikeness } from '../../words/likeness/read-likeness.ts';
import { applyWishes } from '../apply-wishes.ts';
import { leaveQuestions } from '../doubts/end-questions.ts';
import { handleMessage } from '../handle-message.ts';
import { hasAskedForTitle, hasOfferedTitle, hasToldTitle, withAnswerNote } from '../last-answer.ts';
import { acceptedTitle } from './accepted-title.ts';
import { answerTitleEmojis } from './answer-title-emojis.ts';
import { answerTitleWords } from './answer-title-words.ts';
import { answerToldOfTitle, timeNextTitle } from './answer-told-title.ts';
import { aroundTitle, namesColour, placeIn, wishesIn } from './around-title.ts';
import { askForTitle, askWhichTitle } from './ask-for-title.ts';
import { askedOfTitle } from './asked-of-title.ts';
import { bareTitleIn, type SentenceOfTitle, sentenceOfTitle } from './bare-title.ts';
import { answerBehindTitle } from './behind-told-title.ts';
import { calledTitle } from './called-title.ts';
import { otherSeconds } from './other-seconds.ts';
import { doubtedTitle, sureTitles } from './ranked/guess-titles.ts';
import { rewordedTitle } from './reword-title.ts';
import { saidTitle } from './said-title.ts';
import { placeTitle, takeTitle, tellOfTitle, tellTime, timeTitle, titleInText } from './take-title.ts';
import { titleAtPlace } from './title-at-place.ts';
import { titleInNextSentence } from './title-beyond-sentence.ts';
import { withEmojisBeside } from './title-emojis.ts';
import { followUpOnTitle } from './title-follow-up.ts';
import { asksForSize, asksOnlyForSize } from './title-own-look.ts';
import { titleQuestionIn } from './title-question.ts';
import { asksWhetherApart, mendedTitle } from './title-remark.ts';
import { enoughStay, longerStay } from './title-stay.ts';
import { asksHowLong, titleEndIn } from './title-time.ts';
import { toldOfTitle } from './told-of-title.ts';
import { namedTitle, wantsNameAsTitle } from './wanted-title.ts';
import { wishBehindTitle, withoutWishBehind } from './wish-behind-title.ts';

/** Answers a message that is about a title; null = it is about something else. */
export function answerAboutTitle(
  state: ChatState,
  { text, quoted }: { text: string; quoted?: string },
  context: TurnContext,
): Turn | null {
  const understand = (words: string) => context.understand(words, state.language).wishes;
  const isWish = (words: string) => understand(words).length > 0;
  const corrects = (words: string) => understand(words).some(isCorrection);
  const video = findMeantVideo(state, quoted);
  const current = video?.settings.title?.text ? video.settings.title : undefined;
  const remark = video && current ? remarkOnTitle(text, video, { title: current, state }, context) : null;
  if (remark) {
    const others = remark.others.flatMap((part) => wishesIn(part, { understand, language: state.language }));
    const answered = andThen(inTurn(leaveQuestions(state, context), others, quoted, context), remark.change);
    return withoutOwnSize(answered, text, context);
  }
  const emojis = video && current ? answerTitleEmojis(state, { text, video, title: current }, context) : null;
  if (emojis) return emojis;
  const words =
    video && current ? answerTitleWords(state, { text, video, title: current, isWish, corrects }, context) : null;
  if (words) return words;
  const told =
    video && current && sentenceOfTitle(text) === null
      ? toldOfTitle(text, { language: state.language, understand, isTold: hasToldTitle(state), title: current })
      : null;
  if (told && video && current) {
    const others = told.others.flatMap((part) => wishesIn(part, { understand, language: state.language }));
    const begun = inTurn(leaveQuestions(state, context), others, quoted, context);
    return andThen(begun, (next) => answerToldOfTitle(next, { told, video, title: current }, context));
  }
  const timed = video ? null : timeNextTitle(state, { text, understand }, context);
  if (timed) return timed;
  const followUp =
    video && current && hasToldTitle(state)
      ? answerFollowUp(state, { text, video, title: current, isWish }, context)
      : null;
  if (followUp) return followUp;
  const called = current ? calledTitle(text, current.text) : null;
  const accepted = hasOfferedTitle(state) ? acceptedTitle(text, isWish) : null;
  const named = accepted ?? (called?.isInstead ? called : titleInText(text, isWish));
  const wish = named ?? (hasAskedForTitle(state) ? namedTitle(text, isWish) : null);
  // “no title, thanks, but …” says no to one that there is not
  const saysNo = wish?.title === '' && wish.rest.length > 0 && video !== undefined && !current;
  const isIdle = saysNo && !wish.rest.some((part) => understand(part).some(({ kind }) => isLookKind(kind)));
  const next = wish ? null : titleInNextSentence(text, isWish);
  const reworded = current && (rewordedTitle(text, current.text, isWish) ?? saidTitle(text, current.text) ?? called);
  const sure = wish ?? reworded ?? (next?.isSure ? next : null);
  const placed = sure || wantsNameAsTitle(text, understand) ? null : titleAtPlace(text, state.language, understand);
  const split = wishBehindTitle(text, state.language);
  const before = sure || placed || !split ? null : titleInText(split.title, isWish);
  const other = sure ?? (placed?.isSure ? { title: placed.title, rest: [] } : before);
  const asked = isIdle || !other ? null : withoutWishBehind(other, text, state.language);
  const said = { text, language: state.language };
  const doubted = asked && video ? doubtedTitle(asked.title, said) : [];
  if (doubted.length > 0) return askWhichTitle(state, { guesses: doubted, video }, context);
  if (asked) {
    const { others, ...look } = aroundTitle(text, asked, { understand, language: state.language });
    const ownBehind = asked.rest.filter((part) => !other?.rest.includes(part));
    const wishes = others.filter((part) => !ownBehind.includes(part) || !asksOnlyForSize(part, state.language));
    // what stands around it is done first: the title's new version has that look, too
    const around = inTurn(leaveQuestions(state, context), wishes, quoted, context);
    const change = {
      text: withEmojisBeside(asked.title, text),
      endMs: titleEndIn(text.replace(asked.title, ' ')),
      ...look,
    };
    const taken = andThen(around, (next) => takeTitle(next, findMeantVideo(next, quoted), change, context));
    const behind = before && split ? split.behind : ownBehind.join(' ');
    return withoutOwnSize(taken, behind, context);
  }
  const own = sentenceOfTitle(text);
  const parts = own?.others.filter((part) => titleEndIn(part) === null) ?? [];
  const others = parts.flatMap((part) =>
    namesColour(part, state.language) ? [part] : wishesIn(part, { understand, language: state.language }),
  );
  const answer = own && askedOfTitle(own, current, context);
  if (answer) return andThen(leaveQuestions(state, context), (next) => say(next, { text: answer }));
  if (asksWhetherApart(text, state.language))
    return andThen(leaveQuestions(state, context), (next) => say(next, { text: context.texts.title.apart }));
  const changed = own && video && current ? changeOfTitle(own, video, { title: current, state }, context) : null;
  if (changed) {
    const answered = andThen(inTurn(leaveQuestions(state, context), others, quoted, context), changed);
    return withoutOwnSize(answered, text, context);
  }
  if (next && video) return askForTitle(state, { text, read: next.title, video }, context);
  const bareBefore = split && video ? bareTitleIn(split.title, isWish) : null;
  if (bareBefore !== null && split)
    return withoutOwnSize(askForTitle(state, { text, read: bareBefore, video }, context), split.behind, context);
  const asksWhether = own && asksHowLong(own.text) ? null : titleQuestionIn(text, understand);
  const question = asksWhether ?? (own && asksHowLong(own.text) ? 'how' : null);
  const surely = asksWhether === 'how' && video ? sureTitles(said, true) : [];
  if (surely.length > 0) return askWhichTitle(state, { guesses: surely, video }, context);
  // “make it blue. the title can stay”
  if (question === 'how' && current && others.length > 0) return null;
  if (question === 'looks' && asksOnlyForSize(text, state.language))
    return andThen(leaveQuestions(state, context), (next) => tellOfTitle(next, context.texts.title.size));
  if (question !== null) {
    return andThen(leaveQuestions(state, context), (next) =>
      say(question === 'how' ? withAnswerNote(next, { did: 'ask_title' }) : next, {
        text: context.texts.title[question],
      }),
    );
  }
  if (wantsNameAsTitle(text, understand))
    return andThen(leaveQuestions(state, context), (next) => askForItsWords(next, context));
  const bare = video ? (bareTitleIn(text, isWish) ?? (isWish(text) ? null : (placed?.title ?? null))) : null;
  if (bare === null) return null;
  return askForTitle(state, { text, read: bare, video }, context);
}

/** “The title smaller and at the bottom”: what it cannot have is told, too. */
function withoutOwnSize(answered: Turn, text: string, { language, texts }: TurnContext): Turn {
  if (!asksForSize(text, language)) return answered;
  return andThen(answered, (next) => tellOfTitle(next, texts.title.size));
}

/** “No wait, 1946”, right behind an answer about the title. */
function answerFollowUp(
  state: ChatState,
  { text, video, title, isWish }: { text: string; video: VideoInChat; title: Title; isWish: (text: string) => boolean },
  context: TurnContext,
): Turn | null {
  if (sentenceOfTitle(text) !== null) return null;
  const behind = answerBehindTitle({ text, video, title }, context);
  if (behind) return andThen(leaveQuestions(state, context), behind);
  const meant = followUpOnTitle(text, title, { language: state.language, isWish });
  if (!meant || (meant.says === 'howLong' && asksOfVideo(text, state.language))) return null;
  const begun = leaveQuestions(state, context);
  if (meant.says === 'howLong') return andThen(begun, (next) => tellTime(next, title, context));
  if (meant.says === 'looks') return andThen(begun, (next) => tellOfTitle(next, context.texts.title.looks));
  if (meant.says === 'time')
    return andThen(begun, (next) => timeTitle(next, video, { title, endMs: meant.endMs }, context));
  return andThen(begun, (next) => takeTitle(next, video, { text: meant.text, endMs: null }, context));
}

/** How likely it is at least that “how long do you keep it” is about the video. */
const minKept = 0.3;

function asksOfVideo(text: string, language: Language): boolean {
  const all = readLikeness(text, language).all();
  return all.some(({ meaning, score }) => meaning === 'kept' && score >= minKept);
}

/** “The name of my shop at the top”: the next message may say it. */
function askForItsWords(state: ChatState, { texts }: TurnContext): Turn {
  return say(withAnswerNote(state, { did: 'ask_title' }), { text: texts.title.whichWords });
}

/** “The title should stay longer”, “there was a question mark in the title”. */
function remarkOnTitle(
  text: string,
  video: VideoInChat,
  { title, state }: { title: Title; state: ChatState },
  context: TurnContext,
): { change: (state: ChatState) => Turn; others: string[] } | null {
  const said = { title, language: state.language, isMeant: hasToldTitle(state) };
  const stay = otherSeconds(text, said) ?? longerStay(text, title) ?? enoughStay(text, title, said.isMeant);
  if (stay) {
    const { endMs, others } = stay;
    return { change: (next) => timeTitle(next, video, { title, endMs }, context), others };
  }
  const mended = mendedTitle(text, title.text, state.language);
  if (mended === null) return null;
  return { change: (next) => takeTitle(next, video, { text: mended, endMs: null }, context), others: [] };
}

/** Answers one part of a message after the other. */
function inTurn(begun: Turn, parts: readonly string[], quoted: string | undefined, context: TurnContext): Turn {
  return parts.reduce((turn, text) => andThen(turn, (next) => answerPart(next, { text, quoted }, context)), begun);
}

function isLookKind(kind: Wish['kind']): boolean {
  return kind === 'set' || kind === 'step';
}

/** A look needs no captions, which would be loaded only when the title is made already. */
function answerPart(
  state: ChatState,
  { text, quoted }: { text: string; quoted: string | undefined },
  context: TurnContext,
): Turn {
  const understood = context.understand(text, state.language);
  const isLook = understood.wishes.length > 0 && understood.wishes.every(({ kind }) => isLookKind(kind));

  if (isLook && understood.notUnderstood.length === 0)
    return applyWishes(state, findMeantVideo(state, quoted), understood, context);
  return handleMessage(state, quoted === undefined ? { text } : { text, quoted }, context);
}

/** “the title for 6 seconds”, “how long does the title stay?”, “the title at the bottom”: about the title that the video has. */
function changeOfTitle(
  own: SentenceOfTitle,
  video: VideoInChat,
  { title, state: { language } }: { title: Title; state: ChatState },
  context: TurnContext,
): ((state: ChatState) => Turn) | null {
  if (asksHowLong(own.text)) {
    return (state) => tellTime(state, title, context);
  }
  const endMs = titleEndIn([own.text, ...own.others].join(' '));
  if (endMs !== null) return (state) => timeTitle(state, video, { title, endMs }, context);
  const position = placeIn(own, language);
  const isMoved = position !== undefined && position !== (title.position ?? 'top');
  return isMoved ? (state) => placeTitle(state, video, { ...title, position }, context) : null;
}
