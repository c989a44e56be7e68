import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { chatSettings } from '../../settings/chat-settings.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import { isCorrection, isTalk, type Wish } from '../../understood-words.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { asksOneCapital } from '../../words/behind-change/asks-one-capital.ts';
import { readBack, type WishedBack } from '../../words/behind-change/read-back.ts';
import { insistsOnThickness, readInstead, wantsOpposite } from '../../words/behind-change/read-instead.ts';
import { regretsChange, regretsWords } from '../../words/behind-change/regrets.ts';
import { dropsLast } from '../../words/behind-never-mind.ts';
import { worthNaming } from '../../words/worth-naming.ts';
import { applyWishes } from '../apply-wishes.ts';
import { handleRequest } from '../handle-request.ts';
import { handleWords } from '../handle-text.ts';
import { hasSavedDefault } from '../last-answer.ts';
import { settingsOfVideo } from '../style/change-style.ts';
import { placeTitle, tellOfTitle } from '../title/take-title.ts';
import { answerTopic } from '../topics/answer-topic.ts';
import { lastChangeText } from '../topics/say-last-change.ts';
import { withoutDoubt } from '../unclear.ts';
import { meantVideos } from '../videos/meant-videos.ts';
import { type LastChange, lastChangeOf } from './last-change.ts';
import { changeTakenBack, meantInstead, oppositeOf, thicknessMeant } from './meant-instead.ts';
import { withOneCapital } from './one-capital-each.ts';
import { looksBefore, restoredPart } from './take-back-part.ts';

interface Said {
  text: string;
  video: VideoInChat | undefined;
}

/** Answers what only a change before it explains: “the size was better before”. null = a message says something else */
export function answerBehindChange(state: ChatState, said: Said, context: TurnContext): Turn | null {
  const { text, video } = said;
  const waits = video?.draft !== undefined && !video.draft.ordered;
  if (waits && dropsLast(text, state.language)) return handleRequest(withoutDoubt(state), 'cancel', video, context);
  return (
    oneCapitalEach(state, said, context) ??
    takeBackParts(state, said, context) ??
    changeInstead(state, said, context) ??
    regretChange(state, said, context)
  );
}

/** “No shouting, only the first letter”, right after words were written in capitals. */
function oneCapitalEach(state: ChatState, { text, video }: Said, context: TurnContext): Turn | null {
  const wishes = video && asksOneCapital(text, state.language) ? withOneCapital(video) : [];
  return wishes.length > 0 ? applyWishes(withoutDoubt(state), video, { wishes, notUnderstood: [] }, context) : null;
}

/** “That’s not what I wanted”: what was changed last is told, with the button that takes it back. */
function regretChange(state: ChatState, { text, video }: Said, context: TurnContext): Turn | null {
  if (!video || hasSavedDefault(state)) return null;
  const isChanged = lastChangeText(video, context) !== null;
  const { language } = state;
  if (!(isChanged ? regretsChange(text, language) : regretsWords(text, language))) return null;
  // “stop, that was the wrong video”
  const { wishes } = context.understand(text, language);
  if (wishes.some((wish) => wish.kind === 'request' && wish.request === 'cancel')) return null;
  return answerTopic(withoutDoubt(state), { kind: 'topic', topic: 'complaint' }, video, context);
}

/** “No, the letters, not the outline”, “the other way around”: the last change goes elsewhere. */
function changeInstead(state: ChatState, { text, video }: Said, context: TurnContext): Turn | null {
  const last = lastChangeOf(state, video);
  if (!last) return null;
  const { language } = state;
  const read = readInstead(text, language);
  if (read?.meant.includes('title') && video) return changeTitleInstead(state, { video, last }, context);
  const thickness = insistsOnThickness(text, language);
  const wishes =
    (read && meantInstead(read, last)) ??
    (thickness && thicknessMeant(thickness, last)) ??
    (wantsOpposite(text, language) ? oppositeOf(last) : null);
  return wishes && applyWishes(withoutDoubt(state), video, { wishes, notUnderstood: [] }, context);
}

/** “The title, not the captions”: a title has a place of its own, and else the look of the captions. */
function changeTitleInstead(
  state: ChatState,
  { video, last }: { video: VideoInChat; last: LastChange },
  context: TurnContext,
): Turn | null {
  const back = changeTakenBack(last);
  if (!back) return null;
  const undone = applyWishes(withoutDoubt(state), video, { wishes: [back], notUnderstood: [] }, context);
  const title = settingsOfVideo(video).title;
  const { position } = last.now;
  const isPlace = last.changed.join() === 'position' && (position === 'top' || position === 'bottom');
  return andThen(undone, (next) =>
    title && isPlace
      ? placeTitle(next, findVideo(next, video.videoId) ?? video, { ...title, position }, context)
      : tellOfTitle(next, context.texts.title.looks),
  );
}

/** “Keep the font but the old colour”: each part gets the value that it had. */
function takeBackParts(state: ChatState, { text, video }: Said, context: TurnContext): Turn | null {
  const example = exampleIn(state, { text, video });
  const mayBe = example !== null || looksBefore(state, video).length > 0;
  const read = mayBe ? readBack(text, state.language, example !== null) : null;
  if (!read) return null;
  const restored = read.backs.flatMap((back) => restoredPart(state, video, back, example) ?? []);
  const atStart = restored.length === 0 && read.rest === '' ? lookAtStart(state, video, read.backs) : [];
  if (atStart.length > 0) return applyWithRest(state, { video, wishes: atStart, rest: '' }, context);
  if (restored.length < read.backs.length) {
    const isSure = read.rest === '' && restored.length === 0 && read.backs.every(({ isCompared }) => isCompared);
    return isSure ? say(withoutDoubt(state), { text: context.texts.draft.unchanged }) : null;
  }
  return applyWithRest(state, { video, wishes: restored, rest: read.rest }, context);
}

/** “The same style as at the beginning”: all of the look is meant where the style by itself is as it was. */
function lookAtStart(
  state: ChatState,
  video: VideoInChat | undefined,
  [back, ...others]: readonly WishedBack[],
): Wish[] {
  const isOfStyle = back?.from === 'start' && back.settings.includes('style') && others.length === 0;
  const all = isOfStyle ? restoredPart(state, video, { ...back, settings: [...chatSettings] }, null) : null;
  return all ? [all] : [];
}

/** “… like in my first video”: one other video that is named. */
function exampleIn(state: ChatState, { text, video }: Said): VideoInChat | null {
  const [example, ...others] = meantVideos(state, text)?.videos ?? [];
  return example && others.length === 0 && example.videoId !== video?.videoId ? example : null;
}

/** What else a message says is done with it, or answered after it. */
function applyWithRest(
  state: ChatState,
  { video, wishes, rest }: { video: VideoInChat | undefined; wishes: Wish[]; rest: string },
  context: TurnContext,
): Turn {
  const next = withoutDoubt(state);
  const understood = rest === '' ? { wishes: [], notUnderstood: [] } : context.understand(rest, state.language);
  const isOfLook = understood.wishes.every((wish) => !isTalk(wish) && !isCorrection(wish));
  if (isOfLook) {
    const notUnderstood = worthNaming(rest, understood, { language: state.language, captions: null });
    return applyWishes(next, video, { wishes: [...wishes, ...understood.wishes], notUnderstood }, context);
  }
  const applied = applyWishes(next, video, { wishes, notUnderstood: [] }, context);
  return andThen(applied, (after) =>
    handleWords(after, { text: rest, video: video && findVideo(after, video.videoId) }, context),
  );
}
