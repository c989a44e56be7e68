import { languageName } from '../../../texts/format.ts';
import { type Language, languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { TopicWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { askedAsItIs } from './asked-as-it-is.ts';
import { askedPresentLook } from './asked-present-look.ts';
import { withPurposeAsked } from './asks-purpose.ts';
import { withCoveredAsked } from './asks-what-is-covered.ts';
import { asksWhichVersion, withVersionAsked } from './asks-which-version.ts';
import { asMeantBeforeVideo } from './before-video.ts';
import { withoutDarkOnVideo } from './dark-on-video.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { withPartMeant } from './likeness/part-meant.ts';
import { namesQuantity } from './likeness/quantities.ts';
import {
  isHardly,
  isSurelyLike,
  isSurelyThanks,
  isUnlike,
  likelierThan,
  likelyMeant,
  type MessageLikeness,
  readLikeness,
  surelyMeant,
  thresholds,
} from './likeness/read-likeness.ts';
import { questionsIn, sentencesOf } from './likeness/sentences-alike.ts';
import { isMoreThanTalk, withoutUnlikeRequests } from './likeness/wished-as-whole.ts';
import { isKind, readItems } from './read-items.ts';
import { isRole } from './settings/group.ts';
import { withStandingColor } from './standing-color.ts';
import { stepBeside } from './step-beside.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokenize.ts';
import { toldOfSpeech } from './told-language.ts';
import { isRequestTopic, limitTopics, type PageTopic, questionTopics, talkTopics } from './topics/topic.ts';
import { understandWords } from './understand-words.ts';

/** In tokens, of a message that asks for a language and nothing else. */
const maxAsked = 5;

/** What a message comes after. */
interface Before {
  /** The text was just shown, so "that" is the text. */
  isShown: boolean;
  /** Something was changed that is not rendered yet. */
  hasDraft: boolean;
  /** A video is meant; without one, nothing is wished of it. */
  hasVideo: boolean;
}

/**
 * The same words mean something else after something else: "send me that as a file" after the text asks for the captions, and "super!"
 * renders a draft, but where there is none it is praise.
 */
export function asMeantHere(likeness: MessageLikeness, read: UnderstoodWords, before: Before): UnderstoodWords {
  const asked = withoutUnlikeRequests(likeness, read);
  const understood = withoutDarkOnVideo(likeness.text, withPartMeant(likeness, asked), likeness.language);
  const told = toldOfSpeech(likeness.text, likeness.language, understood);
  if (told) return told;
  const spoken = askedToSpeak(likeness, understood);
  if (spoken) return { wishes: [{ kind: 'topic', topic: 'speak', language: spoken }], notUnderstood: [] };
  if (!before.hasVideo) {
    const early = asMeantBeforeVideo(likeness, understood);
    return isMoreThanTalk(likeness, early) ? nothingRead(likeness) : early;
  }
  if (isMoreThanTalk(likeness, understood)) return nothingRead(likeness);
  const answered =
    withCoveredAsked(likeness.text, understood, likeness.language) ??
    withPurposeAsked(likeness.text, understood, likeness.language) ??
    withVersionAsked(likeness.text, understood, likeness.language);
  if (answered) return answered;
  const present =
    askedPresentLook(likeness.text, likeness.language) ??
    askedAsItIs(likeness.text, understood.wishes, likeness.language);
  if (present) return { wishes: [present], notUnderstood: [] };
  const standing = withStandingColor(likeness.text, understood, likeness.language);
  if (standing) return standing;
  const page = pageOfComplaint(likeness, understood);
  if (page) return { ...understood, wishes: [{ kind: 'topic', topic: page }] };
  if (understood.wishes.length === 0) return besideRemarks(likeness, understood);
  if (isAsBefore(likeness, understood)) return { ...understood, wishes: [{ kind: 'request', request: 'undo' }] };
  const complaint = complainedByWhole(likeness, understood);
  if (complaint) return { ...understood, wishes: [complaint] };
  const surely = saidByWhole(likeness, understood);
  if (surely) return { ...understood, wishes: [surely] };
  const wishes = understood.wishes.map((wish) => meantHere(likeness, wish, understood, before));
  return { ...understood, wishes: [...wishes, ...otherQuestions(likeness, understood)] };
}

function nothingRead({ text }: MessageLikeness): UnderstoodWords {
  return { wishes: [], notUnderstood: [text] };
}

/** "Deutsch, bitte" in an English chat: whoever means what is spoken in a video names it in the language of the chat. */
function askedToSpeak(likeness: MessageLikeness, { wishes }: UnderstoodWords): Language | null {
  const { text, language: own } = likeness;
  const [only, ...others] = wishes;
  const code = only?.kind === 'set' && Object.keys(only.settings).join() === 'language' ? only.settings.language : null;
  const named = others.length === 0 ? languages.find((language) => language === code) : undefined;
  if (named && isSurelyLike(likeness, 'speak')) return named;
  const asked = named === own ? undefined : named;
  if (!asked) return null;
  const [name, nameHere] = [textsOf(asked).name, languageName(own, asked)].map(fold);
  const words = tokenize(text);
  return name !== nameHere && words.length <= maxAsked && words.some(({ key }) => key === name) ? asked : null;
}

/** "As small as before": where the step goes is not said by its word. */
function isAsBefore(likeness: MessageLikeness, { wishes }: UnderstoodWords): boolean {
  return wishes.length === 1 && wishes[0]?.kind === 'step' && isSurelyLike(likeness, 'undo', thresholds.mostly);
}

/** What a whole message is surely like says more than the few words of a pattern: "is this free or is there some catch". */
function saidByWhole(likeness: MessageLikeness, { wishes }: UnderstoodWords): Wish | null {
  const only = onlyTopic(wishes) ?? refusalAsked(likeness, wishes);
  if (!only || only.isSure || isShortQuestion(likeness, only)) return null;
  const likely = surelyMeant(likeness);
  const isOther = likely?.kind === 'topic' && likely.topic !== only.topic;
  // “thank you, I’ll post it tonight” asks nothing; other talk is like too much
  const isThanks = isSurelyThanks(likeness) && onlyAnswered.has(only.topic);
  return isOther && (isThanks || !isTalk(likely)) && isUnlike(likeness, only.topic) ? likely : null;
}

/** “Do you keep that for 30 days?” refuses nothing. */
function refusalAsked({ text }: MessageLikeness, [only, ...others]: readonly Wish[]): TopicWish | null {
  const isRefusal = only?.kind === 'topic' && only.topic === 'refusal' && others.length === 0;
  return isRefusal && /[?？]/.test(text) ? only : null;
}

/** In words; a shorter part may be of anything. */
const minComplaint = 4;

const onlyAnswered: ReadonlySet<string> = new Set([...questionTopics, ...limitTopics]);

/** "What it says there is wrong from start to finish": a few of its words ask something, all of it complains. */
function complainedByWhole(likeness: MessageLikeness, { wishes }: UnderstoodWords): TopicWish | null {
  const isShort = likeness.text.trim().split(/\s+/).length < minComplaint;
  if (isShort || /[?？]/.test(likeness.text)) return null;
  if (!isSurelyLike(likeness, 'complaint', thresholds.mostly)) return null;
  const isMisread = (wish: Wish) => wish.kind === 'topic' && (isTalk(wish) || isHardly(likeness, wish.topic));
  return wishes.every(isMisread) ? { kind: 'topic', topic: 'complaint' } : null;
}

/**
 * "A bar that shows how far along it is" has the words of a question, but is like another wish by far. Then the person is asked.
 * @returns what the message may mean, the likelier first; [] = there is no doubt
 */
export function doubtOf(likeness: MessageLikeness, { wishes }: UnderstoodWords): Wish[] {
  if (askedPresentLook(likeness.text, likeness.language)) return [];
  if (asksWhichVersion(likeness.text, likeness.language)) return [];
  const only = onlyTopic(wishes);
  if (only?.part || only?.style || only?.isSure) return [];
  // “it is 12 minutes long, is that ok”
  if (only?.topic === 'length' && namesQuantity(likeness.text)) return [];
  const likelier = only && !isShortQuestion(likeness, only) ? likelierThan(likeness, only.topic) : null;
  // a question that has an answer of its own is never one about everything
  const isGeneral = likelier?.kind === 'topic' && likelier.topic === 'howToBegin';
  return only && likelier && !isGeneral ? [likelier, only] : [];
}

/** What single sentences ask or wish for, where the whole was not understood. */
function besideRemarks(likeness: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  const asked = questionsBeside(likeness, understood);
  const steps = asked.wishes.length === 0 ? stepBeside(likeness.text, likeness.language) : [];
  return steps.length > 0 ? { wishes: steps, notUnderstood: [] } : { ...understood, ...asked };
}

/** "It came out well. How long do you keep it?" What else is wished for in a message with questions is named as not understood. */
function questionsBeside({ text, language }: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  const { questions, others } = questionsIn(text, language);
  if (questions.length === 0) return { ...understood, wishes: askedInSentence(text, language) };
  return { wishes: questions, notUnderstood: others.filter((other) => isMeaningful(other, language)) };
}

/** “Which link? I haven’t sent any”: the words of one sentence ask something, and what stands beside it wishes for nothing. */
function askedInSentence(text: string, language: Language): TopicWish[] {
  const sentences = sentencesOf(text);
  const [asked, ...others] = sentences.filter((one) => /[?？]/.test(one));
  if (!asked || others.length > 0 || sentences.length !== 2) return [];
  const { wishes } = understandWords(asked, language);
  const [wish] = wishes.length === 1 ? wishes : [];
  return wish?.kind === 'topic' && onlyAnswered.has(wish.topic) ? [wish] : [];
}

/** "Put the word back. How do I write a whole line?": the sentence with the question mark asks for more than was understood. */
function otherQuestions({ text, language }: MessageLikeness, { wishes }: UnderstoodWords): TopicWish[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || !wishes.every(({ kind }) => kind === 'topic' || kind === 'request')) return [];
  const known = new Set(wishes.flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : [])));
  const asked = sentences.filter((one) => /[?？]/.test(one)).map((one) => askedBy(one, language));
  return asked.flatMap((wish) => (wish && !isTalk(wish) && !known.has(wish.topic) ? [wish] : [])).slice(0, 1);
}

/** By the words of a sentence, or else by what it is surely like; null = it asks nothing, or several things. */
function askedBy(sentence: string, language: Language): TopicWish | null {
  const { wishes } = understandWords(sentence, language);
  const wish = wishes.length === 0 ? surelyMeant(readLikeness(sentence, language)) : wishes[0];
  return wishes.length < 2 && wish?.kind === 'topic' && !isRequestTopic(wish.topic) ? wish : null;
}

function isMeaningful(sentence: string, language: Language): boolean {
  const [first] = likelyMeant(readLikeness(sentence, language));
  return first !== undefined && (first.kind !== 'topic' || !isTalk(first));
}

/** In words. */
const maxShortQuestion = 8;

/** Short questions about the work have forms of their own: "how many are before me". */
function isShortQuestion({ text }: MessageLikeness, { topic }: TopicWish): boolean {
  return topic === 'work' && text.trim().split(/\s+/).length <= maxShortQuestion;
}

/** The topic that is all that a message says, beside talk and languages to speak. */
function onlyTopic(wishes: readonly Wish[]): TopicWish | null {
  const [only, ...others] = wishes;
  return only?.kind === 'topic' && only.topic !== 'speak' && others.length === 0 && !isTalk(only) ? only : null;
}

function isTalk(wish: TopicWish): boolean {
  return talkTopics.some((topic) => topic === wish.topic);
}

/** "The yellow hurts my eyes" opens the page of what it names. */
function pageOfComplaint({ text, language }: MessageLikeness, { wishes }: UnderstoodWords): PageTopic | null {
  const isComplaint = wishes.length > 0 && wishes.every((wish) => wish.kind === 'topic' && wish.topic === 'complaint');
  if (!isComplaint) return null;
  const dictionaries = dictionariesFor(language);
  const items = readItems(tokenize(text), dictionaries);
  if (items.some((item) => isKind(item, 'color') || isRole(item, 'color', 'highlight', 'outline', 'box')))
    return 'colors';
  return items.some((item) => isRole(item, 'style')) ? 'styles' : null;
}

function meantHere(
  likeness: MessageLikeness,
  wish: Wish,
  { wishes }: UnderstoodWords,
  { isShown, hasDraft }: Before,
): Wish {
  if (wish.kind === 'topic' && wish.topic === 'sendFile' && isShown) return { kind: 'topic', topic: 'sendSrt' };
  const isRender = wish.kind === 'request' && wish.request === 'render' && wishes.length === 1;
  if (!isRender || hasDraft || isShown) return wish;
  const [likely] = likelyMeant(likeness);
  return likely?.kind === 'topic' && likely.topic === 'praise' ? likely : wish;
}
