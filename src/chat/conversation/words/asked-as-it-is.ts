import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../texts/languages.ts';
import { settingsInChat } from '../settings/chat-settings.ts';
import type { SteppedSetting } from '../settings/step-setting.ts';
import { isCorrection, type TopicWish, type Wish } from '../understood-words.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { askedStates } from './lexicons/described/asked-states.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isRole } from './settings/group.ts';
import { clausesOf } from './text/clauses.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokenize.ts';
import type { Topic } from './topics/topic.ts';
import { understandWords } from './understand-words.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In characters, of a message. A longer one tells more. */
const maxRead = 200;
/** In words, of the question. */
const maxWords = 12;
const maxUnknown = 3;

/**
 * “Are those the big letters?”, “the outline is black, right?”, “did you make it bigger already?”: nothing is wished for where somebody
 * asks how the look is. null = nobody asks so, or something is wished beside it
 */
export function askedAsItIs(text: string, wishes: readonly Wish[], language: Language): TopicWish | null {
  if (text.length > maxRead || wishes.some((wish) => isCorrection(wish) || !isOfLook(wish))) return null;
  const words = wordsOf(language);
  const dictionaries = dictionariesFor(language);
  const sentences = sentencesOf(text);
  const asked = sentences.filter((sentence) => asksIt(sentence, words, dictionaries));
  const [question] = asked;
  if (!question || asked.length > 1) return null;
  const others = sentences.filter((sentence) => sentence !== question);
  if (others.some((other) => wishesForLook(other, words, dictionaries))) return null;
  return answerOf(question.replace(words.tag, ''), { language, dictionaries });
}

/** Whether a sentence asks how something of the look is, in all of its clauses that name a look. */
function asksIt(sentence: string, words: CompiledWords, dictionaries: readonly Dictionary[]): boolean {
  const whole = sentence.toLowerCase();
  const said = whole.replace(words.tag, '');
  const folded = fold(said);
  if (tokenize(said).length > maxWords || /\d/.test(said)) return false;
  const isDone = words.did.test(said);
  const isAsked = said !== whole || /[?？]/u.test(said) || words.begins.test(said);
  if (!isAsked || words.other.test(folded) || (!isDone && words.makes.test(folded))) return false;
  const items = readItems(tokenize(said), dictionaries);
  if (!items.some(isLook) || items.some(isElsewhere) || (!isDone && items.some(isAsking))) return false;
  if (items.filter((item) => isKind(item, 'unknown')).length > maxUnknown) return false;
  const clauses = clausesOf(said).filter((clause) => readItems(tokenize(clause), dictionaries).some(isLook));
  return clauses.every((clause) => isDone || asksOfClause(clause, words, dictionaries));
}

/** German “sind Hobel und Butter auch groß?” asks for capitals. */
function asksForLetters(question: string, items: readonly Item[], language: Language): boolean {
  const isWord = (item: Item) => isKind(item, 'unknown') || (isKind(item, 'color') && item.meaning.isThing === true);
  const hasSize = items.some((item) => isKind(item, 'grow') && item.meaning.dimension === 'size');
  const isOfAll = items.some((item) => isRole(item, 'text', 'captions', 'size'));
  return language === 'de' && hasSize && !isOfAll && items.some(isWord) && !wordsOf(language).did.test(question);
}

const capitals: TopicWish = { kind: 'topic', topic: 'capitals', isOfKind: true, isSure: true };

/** A step beside “is” asks for a comparison only with “still” or “already”, and what something has is asked of what is on or off. */
function asksOfClause(clause: string, words: CompiledWords, dictionaries: readonly Dictionary[]): boolean {
  const looks = readItems(tokenize(clause), dictionaries).filter(isLook);
  const hasStep = looks.some((item) => isKind(item, 'grow'));
  if (hasStep && !words.now.test(fold(clause)) && !isNamedSize(clause, looks, words)) return false;
  // “буквы жёлтые” asks, “жёлтые буквы” wishes
  if (looks.every(({ end }) => words.is.test(clause.slice(0, end)))) return true;
  return (words.has.test(clause) || words.is.test(clause)) && looks.every((item) => isKind(item, 'switch'));
}

/** “Are those the big letters?” */
function isNamedSize(clause: string, looks: readonly Item[], { begins, article }: CompiledWords): boolean {
  return begins.test(clause) || looks.some(({ end }) => article.test(clause.slice(0, end)));
}

function isLook(item: Item): boolean {
  if (isKind(item, 'color')) return !item.meaning.isThing;
  return isKind(item, 'grow', 'switch') || (isKind(item, 'choice') && Object.keys(item.meaning.settings).length > 0);
}

/** Something else is asked, or complained of. */
function isElsewhere(item: Item): boolean {
  if (isKind(item, 'degree')) return item.meaning.degree !== 'bit';
  return isKind(item, 'tongue', 'number', 'because', 'covering');
}

/** Beside the question: “if so, get rid of it”. */
function wishesForLook(sentence: string, { makes, ifSo }: CompiledWords, dictionaries: readonly Dictionary[]): boolean {
  const items = readItems(tokenize(sentence), dictionaries);
  const isShort = sentence.split(/\s+/).length <= maxShort;
  if (ifSo.test(fold(sentence))) return true;
  return items.some(isLook) && (isShort || items.some(isAsking) || makes.test(fold(sentence)));
}

/** In words: “Yellow!” */
const maxShort = 3;

const ofLook: ReadonlySet<Wish['kind']> = new Set(['set', 'step', 'recolor', 'shade', 'leave_out', 'swap', 'limit']);

/** “Have you made it pink yet?”, “is it red? I can hardly tell”. */
const besideLook: ReadonlySet<Topic> = new Set(['work', 'complaint', 'praise']);

function isOfLook(wish: Wish): boolean {
  return ofLook.has(wish.kind) || (wish.kind === 'topic' && besideLook.has(wish.topic));
}

interface Reader {
  language: Language;
  dictionaries: readonly Dictionary[];
}

/** What to tell, and of one value whether it is so. */
function answerOf(question: string, { language, dictionaries }: Reader): TopicWish {
  const items = readItems(tokenize(question), dictionaries);
  if (asksForLetters(question.toLowerCase(), items, language)) return capitals;
  const { wishes } = understandWords(question.replace(/[?？]+/gu, ''), language);
  const read = wishes.flatMap((wish) => settingsOf(wish));
  const settings: CaptionSettings = Object.assign({}, ...(read.length > 0 ? read : items.map(settingsOfItem)));
  const steps = wishes.flatMap((wish) => (wish.kind === 'step' ? [wish.setting] : items.flatMap(sizeOfItem)));
  const keys = new Set<string>([...Object.keys(settings), ...steps]);
  const named = settingsInChat.filter((key) => keys.has(key));
  // “is it blue”: no part is named
  const isOfAll = keys.has('fontColor') && !items.some((item) => isRole(item, 'text', 'captions'));
  if (isOfAll || named.length === 0) return presentLook;
  const [only, ...more] = named;
  if (only === 'position' && more.length === 0 && settings.position !== undefined)
    return { ...presentLook, position: settings.position };
  // “is it blue or black”, “it isn’t vertical yet, is it”: “yes” would be no answer
  const isPlain = more.length === 0 && !items.slice(0, -1).some(isOther);
  const isTold = isPlain && only !== 'fontSize' && steps.length === 0;
  return { ...presentLook, asked: { named, ...(isTold && { settings }) } };
}

const presentLook: TopicWish = { kind: 'topic', topic: 'colors', isOfLook: true, isSure: true };

function sizeOfItem(item: Item): SteppedSetting[] {
  return isKind(item, 'grow') && item.meaning.dimension === 'size' ? ['fontSize'] : [];
}

function isOther(item: Item): boolean {
  return isKind(item, 'no') || (isKind(item, 'join') && item.meaning.word === 'or');
}

function settingsOf(wish: Wish): CaptionSettings[] {
  return wish.kind === 'set' ? [wish.settings] : [];
}

function settingsOfItem(item: Item): CaptionSettings {
  if (isKind(item, 'choice')) return item.meaning.settings;
  return isKind(item, 'switch') ? item.meaning.on : {};
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

function compile(language: Language) {
  const { is, has, did, begins, tags, now, article, ifSo, makes, other } = askedStates[language];
  return {
    is: whole(is),
    has: whole(has),
    did: whole(did),
    begins: new RegExp(`^\\P{L}*(?:${begins})`, 'u'),
    tag: new RegExp(`,?\\s*(?<!\\p{L})(?:${tags})[\\s.!…?？]*$`, 'iu'),
    now: whole(now),
    article: new RegExp(`(?<!\\p{L})(?:${article})\\s+(?:\\p{L}+\\s+)?\\p{L}+$`, 'u'),
    ifSo: whole(ifSo),
    makes: whole(makes),
    other: whole(other),
  };
}

type CompiledWords = ReturnType<typeof compile>;

const compiled = new Map<Language, CompiledWords>();

function wordsOf(language: Language): CompiledWords {
  const words = compiled.get(language) ?? compile(language);
  compiled.set(language, words);
  return words;
}
