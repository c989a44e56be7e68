import { type Language, languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { TopicWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { besideCorrections } from './corrections/beside-corrections.ts';
import { readLetters } from './corrections/join-letters.ts';
import { takeCorrections } from './corrections/take-corrections.ts';
import { dictionariesFor, dictionaryOf, englishBeside, lexiconOf, withEnglish } from './dictionary-of.ts';
import { dizzyOfColor } from './dizzy-of-color.ts';
import { doubtsColor } from './doubts-color.ts';
import { joinSettings } from './join-settings.ts';
import { withLostParts } from './lost-parts.ts';
import { readAtContrast } from './read-at-contrast.ts';
import { readByClauses } from './read-by-clauses.ts';
import { readForms } from './read-forms.ts';
import { readItems } from './read-items.ts';
import { readMedium } from './read-medium.ts';
import { saidBehindBut } from './said-behind-but.ts';
import { seeThroughBox } from './see-through-box.ts';
import { quietCentred } from './settings/centred-at-edge.ts';
import { withColorOfUnseen } from './settings/color-of-unseen.ts';
import type { Span } from './settings/find-leftovers.ts';
import { quietHalf } from './settings/half-as-much.ts';
import { quietKeptParts } from './settings/kept-parts.ts';
import { paintTogether } from './settings/paint-together.ts';
import { plainItems } from './settings/plain-items.ts';
import { quietComparisons } from './settings/quiet-comparisons.ts';
import { readSettings } from './settings/read-settings.ts';
import { withoutReasonOfPlace } from './settings/reason-of-place.ts';
import { quietUnderBox } from './settings/under-box.ts';
import { withoutUnreadable } from './settings/unreadable-beside-size.ts';
import { withoutUnseen } from './settings/unseen-colors.ts';
import { wantedColors } from './settings/wanted-colors.ts';
import { quietWhileSpoken } from './settings/while-spoken.ts';
import { partsAtWishes, partsOf } from './text/parts-of.ts';
import { quotedPlaces } from './text/quotes.ts';
import { tokenize } from './text/tokenize.ts';
import { toldAsStory } from './told-as-story.ts';
import { isAskedNotWished } from './topics/asked-not-wished.ts';
import { withoutAsked } from './topics/asked-settings.ts';
import { asksWordsAtATime } from './topics/asks-words-at-a-time.ts';
import { givesCapitals, withCapitalsOfKind, withoutCapitalsOfKind } from './topics/capitals-of-kind.ts';
import { isRemembered } from './topics/is-remembered.ts';
import { isSaidBy } from './topics/is-said-by.ts';
import { readSigns } from './topics/read-signs.ts';
import { withoutSpellingQuestion, withSpellingQuestion } from './topics/spelling-question.ts';
import { type TopicsTaken, takeTopics } from './topics/take-topics.ts';
import { isRequestTopic, requestTopics } from './topics/topic.ts';
import { withUnreadBesideTalk } from './unread-beside-talk.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import { withAllCorrections } from './with-captions/all-corrections.ts';
import { withoutAskedOfCaptions } from './with-captions/asked-of-captions.ts';
import type { CaptionsInHand } from './with-captions/caption-words.ts';
import { readAtOnce } from './with-captions/read-at-once.ts';
import { withoutColorNames } from './with-captions/without-color-names.ts';

/**
 * Finds the wishes in a free text: settings, corrections of captions and requests, in any mixture. Words unknown in the
 * chat's language are read as English. A text in another of our languages is understood when all of it is.
 * @param captions those that a correction would be about; with them, words that stand in them are known as such
 */
export function understandWords(message: string, language: Language, captions?: CaptionsInHand): UnderstoodWords {
  const dictionaries = dictionariesFor(language);
  const readOthers = (rest: string) => understandWords(rest, language, captions);
  const formed = readForms(message, { language, captions, read: readOthers });
  if (formed) return formed;
  const corrections = captions ? readAtOnce(message, { captions, dictionaries }) : null;
  if (corrections) return { wishes: corrections, notUnderstood: [] };
  const readPlainly = (part: string) => understandWhole(part, language);
  const doubted = doubtsColor(message, { language, dictionaries, captions, read: readPlainly });
  if (doubted) return doubted;
  const told =
    dizzyOfColor(message, { language, dictionaries, read: readOthers }) ??
    asksWordsAtATime(message, language, readOthers) ??
    seeThroughBox(message, readOthers);
  if (told) return told;
  const said = withoutReasonOfPlace(message, dictionaries, (part) => readPlainly(part).wishes);
  const unseen = withColorOfUnseen(said, dictionaries, readOthers);
  if (unseen) return unseen;
  const beside = withoutSpellingQuestion(said, dictionaries);
  if (beside !== null) return withSpellingQuestion(understandWords(beside, language, captions));
  const besideKind = withoutCapitalsOfKind(said, dictionaries);
  if (besideKind !== null && !givesCapitals(understandWhole(said, language, captions)))
    return withCapitalsOfKind(understandWords(besideKind, language, captions), said);
  const medium = readMedium(said, dictionaries);
  if (medium) return { wishes: [medium], notUnderstood: [] };
  const { text, spelled } = captions ? readLetters(said, dictionaries) : { text: said, spelled: [] };
  const readPart = (part: string) => understandWhole(part, language, captions);
  const first = readAtContrast(text, understandWhole(text, language, captions), { read: readPlainly, dictionaries });
  const reader = { text, spelled, captions, dictionaries, read: readPart };
  const partsIn = (part: string) => partsOf(part, language);
  const whole = captions ? withAllCorrections(first, { ...reader, captions, partsOf: partsIn }) : first;
  const sign = whole.wishes.length === 0 ? readSigns(text) : null;
  if (sign) return { wishes: [sign], notUnderstood: [] };
  const behind = saidBehindBut(text, whole, dictionaries);
  if (behind !== null) {
    const { wishes, notUnderstood } = understandWords(behind, language, captions);
    return { wishes: [...whole.wishes, ...wishes], notUnderstood };
  }
  // what is taken back is not read by its clauses
  if (whole.wishes.includes(refusal)) return whole;
  const byClauses = readByClauses(text, whole, {
    read: readPlainly,
    itemsOf: (clause) => readItems(tokenize(clause), dictionaries),
    isDenial: (clause) => withEnglish(language).some((one) => lexiconOf(one).denied.test(clause.toLowerCase())),
  });
  const besideAsked = withoutAskedOfCaptions(byClauses, { text, captions, dictionaries, read: readPlainly });
  const parts = partsAtWishes(text, language);
  const all = withoutUnreadable(
    text,
    withLostParts(besideAsked, { text, dictionaries, parts, read: readPart }),
    dictionaries,
  );
  const asStory = toldAsStory(text, all, { language, read: readPlainly });
  const complete = withUnreadBesideTalk(text, asStory, { dictionaries, read: readPart });
  return captions ? withoutColorNames(complete, { text, captions, dictionaries }) : complete;
}

function understandWhole(text: string, language: Language, captions?: CaptionsInHand): UnderstoodWords {
  if (language === 'en')
    return completeOr(readMessage(text, [dictionaryOf('en')], captions), () => inAnotherLanguage(text, language));
  const [own, english] = [dictionaryOf(language), englishBeside(language)];
  const mixed = readMessage(text, [own, english], captions);
  if (text.trim() === '') return mixed;
  const plain = readMessage(text, [spokenBeside(english, own)]);
  // what replaces a line is known with the captions alone
  if (captions && plain.wishes.some(({ kind }) => kind === 'replace_line')) return mixed;
  // a text that is all English is read as English, unless it is also all in the chat's language
  if (isComplete(plain) && !isComplete(mixed)) return plain;
  if (!captions && isComplete(plain) && !isComplete(readMessage(text, [own]))) return plain;
  return completeOr(mixed, () => inAnotherLanguage(text, language));
}

/** In a third language, no word is a misspelt other one: Spanish "sobra" is not Italian "sobria". */
function spelledRight(dictionary: Dictionary): Dictionary {
  return { ...dictionary, known: { has: () => true } };
}

/** A word of the chat's language is no misspelt word of another one: German "beide" is not English "beige". */
function spokenBeside(other: Dictionary, own: Dictionary): Dictionary {
  return { ...other, known: { has: (word: string) => other.known.has(word) || own.known.has(word) } };
}

function completeOr(understood: UnderstoodWords, look: () => UnderstoodWords | null): UnderstoodWords {
  const isNothing = understood.wishes.length === 0 && understood.notUnderstood.length > 0;
  return isNothing ? (look() ?? understood) : understood;
}

/** In characters. A longer text in a third language is not a wish. */
const maxForeignLength = 300;

/** A single word may match by accident (English "gross" is not German "groß", large); a sentence hardly can. */
function inAnotherLanguage(text: string, language: Language): UnderstoodWords | null {
  if (text.length > maxForeignLength || (text.match(/\p{L}+/gu)?.length ?? 0) < 2) return null;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  const others = languages.filter(
    (other) => other !== language && other !== 'en' && isCyrillicWritten(other) === isCyrillic,
  );
  const readings = others.map((other) => readMessage(text, [spelledRight(dictionaryOf(other))]));
  const isSure = ({ wishes }: UnderstoodWords) => wishes.every((wish) => wish.kind !== 'topic' || wish.language);
  return (
    readings.find((reading) => isComplete(reading) && isSure(reading) && !correctsEverydayWords(reading, language)) ??
    null
  );
}

/** "Domani, non oggi" in an Italian chat is no French correction, although the French form fits. */
function correctsEverydayWords({ wishes }: UnderstoodWords, language: Language): boolean {
  const { notCorrected } = dictionaryOf(language).corrections;
  const corrected = wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [wish.wrong, wish.right] : []));
  return corrected.flatMap(tokenize).some(({ key }) => notCorrected.has(key));
}

function isCyrillicWritten(language: Language): boolean {
  return /\p{Script=Cyrillic}/u.test(textsOf(language).name);
}

function isComplete({ wishes, notUnderstood }: UnderstoodWords): boolean {
  return wishes.length > 0 && notUnderstood.length === 0;
}

/** Reads corrections first, since these may contain any words. The rest is settings, requests, or not understood. */
function readMessage(
  text: string,
  dictionaries: readonly Dictionary[],
  captions: CaptionsInHand | null = null,
): UnderstoodWords {
  const { rest, ...taking } = takeCorrections(text, tokenize(text), { dictionaries, captions });
  const corrections = taking.leavesUnchanged ? [...taking.corrections, { wish: refusal, at: 0 }] : taking.corrections;
  const plain = readRest(text, { corrections, topics: [], rest }, { dictionaries, captions });
  const taken = takeTopics(rest, dictionaries, quotedPlaces(text));
  const isAsked = isAskedNotWished(text, { plain, taken, dictionaries });
  // “leave it horizontal and no faces”: a refusal among settings is none
  const isSet = plain.wishes.some(({ kind }) => kind === 'set' || kind === 'step');
  const isRefusedToo = isSet && taken.topics.length > 0 && taken.topics.every(({ wish }) => wish.topic === 'refusal');
  if ((isComplete(plain) && !isAsked) || isRefusedToo) return plain;
  return readRest(text, { corrections, ...taken }, { dictionaries, captions });
}

/** "Prove is right", "no wait, keep it": what is answered where nothing else is said. */
const refusal: TopicWish = { kind: 'topic', topic: 'refusal' };

type Corrections = ReturnType<typeof takeCorrections>['corrections'];

/** The settings and requests beside what was taken. */
function readRest(
  text: string,
  { corrections, topics: taken, rest }: { corrections: Corrections } & TopicsTaken,
  { dictionaries, captions }: { dictionaries: readonly Dictionary[]; captions: CaptionsInHand | null },
): UnderstoodWords {
  const isSpoken = (word: string) => captions !== null && captions.words.writtenAs(word) !== null;
  const said = { tokens: rest, dictionaries };
  const plain = plainItems(readItems(rest, dictionaries, isSpoken), text, dictionaries);
  const named = quietKeptParts(plain, said);
  const placed = quietCentred(quietHalf(quietComparisons(named, said), rest), said);
  const items = quietWhileSpoken(quietUnderBox(placed, said), said);
  const reading = readSettings(
    paintTogether({ items: wantedColors({ items, dictionaries, tokens: tokenize(text) }), ...said }),
  );
  const { findings: read, leftovers } = withoutUnseen(text, reading, dictionaries);
  const { wished, topics: asked } = withoutAsked(text, read, dictionaries);
  const isOfCorrection = besideCorrections(text, corrections, dictionaries);
  const findings = wished.filter(
    (finding) =>
      !isOfCorrection(finding) &&
      !isRemembered(taken, finding, text) &&
      ![...taken, ...asked].some(({ wish }) => isSaidBy(wish.topic, finding, text)),
  );
  const topics = [...taken, ...asked.filter(({ wish }) => !taken.some((one) => one.wish.topic === wish.topic))];
  const settings = findings.map(({ wish, items }) => ({ wish, at: Math.min(...items.map(({ start }) => start)) }));
  const all = [...corrections, ...topics, ...settings].sort((one, other) => one.at - other.at);
  if (all.length === 0) return { wishes: [], notUnderstood: text.trim() === '' ? [] : [text.trim()] };
  return {
    wishes: joinSettings(all.map(({ wish }) => wishOf(wish, text))),
    // what stands around a question mostly belongs to it
    notUnderstood: topics.length > 0 ? [] : leftovers.map((span) => pieceOf(text, span)),
  };
}

/** "Oh no, I sent the wrong one" asks for what "cancel" asks for. */
function wishOf(wish: Wish, text: string): Wish {
  // "next time I'd like the same, is that possible?"
  if (wish.kind === 'topic' && wish.topic === 'sameNext' && /[?？]/.test(text))
    return { kind: 'topic', topic: 'nextVideos' };
  const request = wish.kind === 'topic' && isRequestTopic(wish.topic) ? requestTopics[wish.topic] : null;
  return request ? { kind: 'request', request } : wish;
}

function pieceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
