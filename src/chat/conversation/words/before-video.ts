import type { Language } from '../../../texts/languages.ts';
import type { TopicWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { askedFirst } from './asked-first.ts';
import { dictionariesFor, dictionaryOf, lexiconOf, withEnglish } from './dictionary-of.ts';
import { isMostlyUnclear } from './is-mostly-unclear.ts';
import { questionWords } from './lexicons/sentences/question-words.ts';
import type { MessageLikeness } from './likeness/read-likeness.ts';
import { askedBehind, saidEarly, sentencesOf } from './likeness/sentences-alike.ts';
import { looksAnnounced } from './looks-announced.ts';
import { isKind, readItems } from './read-items.ts';
import { shapesIn, withShapes } from './shapes-beside.ts';
import { clausesOf } from './text/clauses.ts';
import { partsOf } from './text/parts-of.ts';
import { tokenize } from './text/tokenize.ts';
import { toldLanguage } from './told-language.ts';
import { placeOf } from './topics/patterns.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';
import { questionTopics, type Topic, talkTopics } from './topics/topic.ts';
import { understandWords } from './understand-words.ts';

/** More answers would be a page. */
const maxAnswers = 3;
/** In words, of an order such as "go ahead". A longer message tells something. */
const maxOrder = 4;
/** In words. */
const maxShort = 8;

/** What is asked of a video only. */
const ofVideo: ReadonlySet<Topic> = new Set(['sendAgain', 'sendFile', 'sendSrt', 'showMistakes', 'deleteVideo']);
/** "How long" is said of much, and whoever asks whether captions can be had need not read all of the help. */
const givesWay = (topic: Topic, others: readonly Topic[]) =>
  (topic === 'work' && others.length > 1) ||
  // “are you the one that puts captions on insta videos?”
  (topic === 'posting' && others.includes('canCaption')) ||
  ((topic === 'howToBegin' || topic === 'whoAreYou') && others.includes('canCaption'));
const canBeDone: TopicWish = { kind: 'topic', topic: 'canCaption' };
const howLong: TopicWish = { kind: 'topic', topic: 'work' };

/**
 * What a message means before the first video. People introduce themselves, ask what they want to know, and say that they will
 * send one: words in it that could be a look or a complaint are rarely meant so, and questions count wherever they stand.
 */
export function asMeantBeforeVideo(likeness: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  const { text, language } = likeness;
  // "can you talk Polish with me? my English is so so"
  if (understood.wishes.some(isOfLanguage)) return understood;
  const told = looksAnnounced(text, language) ?? toldLanguage(text, language);
  if (told) return told;
  const first = askedFirst(likeness, understood.wishes);
  if (first) return { wishes: [first], notUnderstood: [] };
  const read = sentencesOf(text).map((sentence, _, all) =>
    readSentence(sentence, all.length === 1 ? understood : understandWords(sentence, language), language),
  );
  const isAsked = read.some(({ isQuestion }) => isQuestion);
  const counted = isAsked ? read.filter((one) => one.isQuestion || one.isSure || one.topics.length === 0) : read;
  const asked = questionsOf(counted.flatMap(({ topics }) => topics));
  const isLongAsked = asked.every(({ topic }) => topic !== 'work') && counted.some((one) => one.asksHowLong);
  const all = isLongAsked ? [...asked, howLong].slice(-maxAnswers) : asked;
  const plain = isAsked ? counted.flatMap((one) => one.wishes) : wishesOf(text, understood, language);
  const { wishes, questions } = withShapes({ wishes: plain, questions: all }, counted);
  if (questions.length > 0) return { wishes: [...wishes, ...questions], notUnderstood: [] };
  if (wishes.length > 0) return { wishes, notUnderstood: understood.notUnderstood };
  const talk = talkOf(text, read);
  return talk ? { wishes: [talk], notUnderstood: [] } : { wishes: [], notUnderstood: [text] };
}

/** “Translate it into Russian, they speak English in it” is told, too. */
function isOfLanguage(wish: Wish): boolean {
  if (wish.kind !== 'topic') return false;
  return wish.topic === 'speak' || (wish.isSure === true && (wish.topic === 'translation' || wish.topic === 'dubbing'));
}

interface SentenceRead {
  isQuestion: boolean;
  /** Its words ask something, though it has no question mark. */
  isSure: boolean;
  /** What it asks for, by its words and by what it is like; talk is apart. */
  topics: TopicWish[];
  talk: TopicWish[];
  /** What it requests, and settings where it asks nothing else. */
  wishes: Wish[];
  /** A part of it asks how long the work takes, and nothing else: "what does it cost and how long does it take". */
  asksHowLong: boolean;
  /** The shape that a part of it wishes for beside a question: "can you do it vertical and how much is it?" */
  shapes: Wish[];
}

function readSentence(sentence: string, understood: UnderstoodWords, language: Language): SentenceRead {
  const isQuestion = /[?？]/.test(sentence) || askedBehind(sentence, language) !== null;
  if (isPolite(sentence, language))
    return { isQuestion: false, isSure: false, topics: [], talk: [], wishes: [], asksHowLong: false, shapes: [] };
  const parts = askedInParts(sentence, language);
  const byWords = distinctTopics([...understood.wishes.filter((wish) => wish.kind === 'topic'), ...parts.flat()]);
  const isWish =
    byWords.length === 0 &&
    understood.wishes.length > 0 &&
    !isTold(sentence, understood.wishes, language) &&
    !isMostlyUnclear(sentence, understood, { language });
  const isLook = isWish && !isQuestion;
  const wishes = isWish ? understood.wishes : [];
  const alike = isLook ? [] : [...earlyIn(sentence, language), ...saidEarly(sentence, isQuestion, language)];
  // “how long does a clip take if I send it now” asks, without a question mark
  const isAnnounced = alike.some(({ topic }) => topic === 'announced') && !hasQuestionWord(sentence, language);
  // "wait, I'm looking for the clip" has words of a wish, too
  const asked = isAnnounced && !isQuestion ? byWords.filter(isStrong) : [...byWords, ...alike];
  // "do you do Ukrainian", "it will be in Hindi"
  const isOfLanguage =
    byWords.length === 0 && !isLook && asked.every(isAboutLanguages) && namesLanguage(sentence, language);
  // "my niece sent me the link" asks nothing about links
  const isLinkTold = asked.length > 1 && tellsOfOthers(sentence, language);
  const serious = asked.filter(
    ({ topic }) => !isTalk(topic) && !ofVideo.has(topic) && !(isLinkTold && topic === 'platforms'),
  );
  const isOfLength = serious.length === 0 && !isWish && !isAnnounced && length.test(sentence);
  const topics = [...(isOfLanguage ? [spoken] : serious), ...(isOfLength ? [long] : [])];
  return {
    isQuestion,
    isSure: !isAnnounced && byWords.some(isStrong),
    topics,
    talk: [...alike, ...byWords].filter(({ topic }) => isTalk(topic)),
    wishes: wishes.filter((wish) => isRequest(wish) || (topics.length === 0 && isSetting(wish))),
    asksHowLong: parts.some(([first, ...others]) => first?.topic === 'work' && others.length === 0),
    shapes: shapesIn(sentence, language),
  };
}

function hasQuestionWord(sentence: string, language: Language): boolean {
  const words = plainWordsOf(sentence);
  return withEnglish(language).some((one) => fitsAny(askedWordsOf(one), words));
}

const askedWordsOf = patternsByLanguage((language) => ({ asks: questionWords[language] }));

/** What each part of a sentence asks, where "and" or commas part it. */
function askedInParts(sentence: string, language: Language): TopicWish[][] {
  const parts = partsOf(sentence, language);
  if (parts.length < 2) return [];
  return parts.map((part) => {
    const byWords = understandWords(part, language).wishes.filter((wish) => wish.kind === 'topic');
    return distinctTopics([...byWords, ...earlyIn(part, language)]);
  });
}

function distinctTopics(wishes: readonly TopicWish[]): TopicWish[] {
  return [...new Map(wishes.map((wish) => [wish.topic, wish])).values()];
}

/** "My mate says you do the bouncy words": what others tell is no wish. "In the video they speak English" is. */
function isTold(sentence: string, wishes: readonly Wish[], language: Language): boolean {
  if (wishes.some((wish) => wish.kind === 'set' && wish.settings.language !== undefined)) return false;
  return tellsOfOthers(sentence, language);
}

function tellsOfOthers(sentence: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  return tokenize(sentence).some(({ key }) => dictionaries.some(({ sentences }) => sentences.reported.has(key)));
}

/** "Mine has twelve minutes" in any of the languages, in digits. */
const length = /\d\s?(?:min|мин|hour|hora|heure|stunde|час)/iu;
const long: TopicWish = { kind: 'topic', topic: 'length' };
const spoken: TopicWish = { kind: 'topic', topic: 'spoken' };

function namesLanguage(sentence: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  return (
    sentence.length <= maxOfLanguage &&
    readItems(tokenize(sentence), dictionaries).some((item) => isKind(item, 'tongue') && !item.meaning.rare)
  );
}

function isAboutLanguages({ topic }: TopicWish): boolean {
  return topic === 'translation' || topic === 'dubbing' || topic === 'spoken';
}

/** Asked in words that mean nothing else. */
function isStrong({ topic }: TopicWish): boolean {
  return topic !== 'work' && topic !== 'howToBegin' && questionTopics.some((one) => one === topic);
}

/** In characters; a longer sentence tells more. */
const maxOfLanguage = 80;

/** "How are you?" */
function isPolite(sentence: string, language: Language): boolean {
  const words = withEnglish(language).map(lexiconOf);
  return clausesOf(sentence.toLowerCase()).every((clause) => {
    const said = clause.replace(/[^\p{L}]+$/gu, '');
    return words.some(({ greeting, howAreYou }) => greeting.test(said) || howAreYou.test(said));
  });
}

/** By its words: what is said only before the first video. */
function earlyIn(sentence: string, language: Language): TopicWish[] {
  const words = tokenize(sentence).filter(({ kind }) => kind === 'word' || kind === 'number');
  const keys = words.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const patterns = withEnglish(language).flatMap((one) => dictionaryOf(one).early);
  const found = patterns.filter((pattern) => placeOf(pattern, keys) !== null).map(({ name }) => name);
  return [...new Set(found)].map((topic) => ({ kind: 'topic' as const, topic }));
}

function questionsOf(asked: readonly TopicWish[]): TopicWish[] {
  const topics = distinctTopics(asked);
  const names = topics.map(({ topic }) => topic);
  const chosen = topics.filter(({ topic }) => !givesWay(topic, names));
  // beside other answers, all of the help is too much
  const short = chosen.map((wish) => (wish.topic === 'howToBegin' && chosen.length > 1 ? canBeDone : wish));
  // that says first what the bot is for
  const isFirst = ({ topic }: TopicWish) => topic === 'canCaption';
  return distinctTopics([...short.filter(isFirst), ...short]).slice(0, maxAnswers);
}

function wishesOf(text: string, understood: UnderstoodWords, language: Language): Wish[] {
  if (isMostlyUnclear(text, understood, { language })) return [];
  const meant = understood.wishes.filter((wish) => isMeant(wish, text));
  return isTold(text, meant, language) ? meant.filter((wish) => !isSetting(wish)) : meant;
}

function isMeant(wish: Wish, text: string): boolean {
  if (wish.kind === 'topic') return ofVideo.has(wish.topic) || wish.topic === 'speak';
  const isOrder = wish.kind === 'request' && (wish.request === 'render' || wish.request === 'cancel');
  return !isOrder || wordsIn(text) <= maxOrder;
}

function isSetting({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor';
}

/** "Is it readable?" */
function isRequest(wish: Wish): boolean {
  return wish.kind === 'request' && wish.request !== 'render' && wish.request !== 'cancel';
}

function isTalk(topic: Topic): boolean {
  return talkTopics.some((one) => one === topic);
}

/** Nobody complains of a video that is not there, unless all of the message says so; and nothing has been praised. */
function talkOf(text: string, read: readonly SentenceRead[]): TopicWish | null {
  const talk = read.flatMap((one) => one.talk);
  const says = (topic: Topic) => talk.some((wish) => wish.topic === topic);
  const said = (['announced', 'thanks', 'refusal', 'complaint'] as const).find(
    (topic) => says(topic) && (topic !== 'complaint' || wordsIn(text) <= maxShort),
  );
  return said ? { kind: 'topic', topic: said } : null;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}
