import { captionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import { hasAtMost } from '../../../../../infra/validation/field-kinds.ts';
import type { Language } from '../../../../../texts/languages.ts';
import { isCorrection, isTalk, type TitleGuess, type Wish } from '../../../understood-words.ts';
import { classify } from '../../../words/likeness/classify.ts';
import { clausesOf } from '../../../words/text/clauses.ts';
import { lettersOf } from '../../../words/text/letters.ts';
import { thanksWithin } from '../../../words/thanks-within.ts';
import { understandWords } from '../../../words/understand-words.ts';
import type { CaptionsInHand } from '../../../words/with-captions/caption-words.ts';
import { aroundTitle, namesCaptions, namesColour, placeIn } from '../around-title.ts';
import { sentenceOfTitle } from '../bare-title.ts';
import { saysOnlyTime, titleEndIn } from '../title-time.ts';
import { type RankedTitle, rankTitles } from './rank-titles.ts';
import { maxCharacters } from './words-of-message.ts';

interface Said {
  text: string;
  language: Language;
  captions?: CaptionsInHand | undefined;
}

/** How likely titles must be. See decision 96 for how these were found. */
const shares = { worthAsking: 0.2, second: 0.1, thanTalk: 0.4, sure: 0.5, verySure: 0.8, doubted: 0.1, likeTitle: 0.3 };
const maxGuesses = 2;
const maxOfTitle = captionSettings.title.kind.maxCharacters;

/** What a message may give as the text of a title, where no rule reads anything: the likeliest first. */
export function likelyTitles(said: Said): TitleGuess[] {
  return guessedFrom(rankOf(said), said, shares.worthAsking);
}

/** Surely a title; beside talk alone, mostly one. */
export function sureTitles(said: Said, isBesideTalk: boolean): TitleGuess[] {
  return guessedFrom(rankOf(said), said, isBesideTalk ? shares.thanTalk : shares.sure).slice(0, 1);
}

/** The same, where rules read something else. Beside all but looks, a message that neither names a title nor is like one has to be surer. */
export function titlesBesideRead(said: Said, read: readonly Wish[]): TitleGuess[] {
  const isTalking = read.every(isTalk);
  const isOfLook = !isTalking && !read.some(isCorrection);
  const mayBe = isOfLook || sentenceOfTitle(said.text) !== null || isLikeTitle(said.text);
  return mayBe ? sureTitles(said, isTalking) : guessedFrom(rankOf(said), said, shares.verySure).slice(0, 1);
}

function isLikeTitle(text: string): boolean {
  const like = text.length > maxCharacters ? [] : classify(text);
  const scores = like.map(({ meaning, score }) => (meaning === 'title' || meaning === 'textPlaced' ? score : 0));
  return scores.reduce((sum, score) => sum + score, 0) >= shares.likeTitle;
}

/** Surely another title than the one that rules read, and behind it that one; [] = there is no doubt. What rules cut off is cut off well. */
export function doubtedTitle(read: string, said: Said): TitleGuess[] {
  const isThere = read !== '' && said.text.includes(read);
  const ranked = isThere ? rankOf(said) : [];
  const own = ranked.find(({ text }) => lettersOf(text) === lettersOf(read));
  const [other] = (own?.share ?? 0) < shares.doubted ? guessedFrom(ranked, said, shares.sure) : [];
  // “3 tips for parents” without its number is less of a title
  const isShortened = other !== undefined && lettersOf(read.replace(/^\d+\s+/, '')) === lettersOf(other.text);
  const isDoubted = other && !isShortened && !lettersOf(other.text).includes(lettersOf(read));
  return isDoubted ? [other, guessTitle(read, said)] : [];
}

/** A title that rules read. */
export function guessTitle(read: string, said: Said): TitleGuess {
  const start = Math.max(0, said.text.indexOf(read));
  return guessOf({ text: read, start, end: start + read.length, share: 0 }, said);
}

function rankOf({ text, language, captions }: Said): RankedTitle[] {
  return rankTitles(text, language, captions?.words);
}

function guessedFrom(ranked: readonly RankedTitle[], said: Said, least: number): TitleGuess[] {
  const [first, ...others] = ranked;
  if (!first || first.share < least) return [];
  const likely = [first, ...others.filter(({ share }) => share >= shares.second)].slice(0, maxGuesses);
  const fitting = likely.filter(({ text }) => mayBeTitle(text, said.language));
  return fitting.map((title) => guessOf(title, said));
}

/** “The title: just the first 8 seconds”, “could you put a title on it? Thanks a lot” */
function mayBeTitle(text: string, language: Language): boolean {
  return hasAtMost(text, maxOfTitle) && !saysOnlyTime(text) && !thanksWithin(text, language);
}

/** A title with its time and its place, and what the message wishes behind it. */
function guessOf(ranked: RankedTitle, { text, language }: Said): TitleGuess {
  const understand = (words: string) => understandWords(words, language).wishes;
  const behind = wishedBehind(text.slice(ranked.end), language);
  const wish = { title: ranked.text, rest: behind.map(({ clause }) => clause) };
  const around = aroundTitle(text, wish, { understand, language });
  const outside = `${text.slice(0, ranked.start)} ${text.slice(ranked.end)}`;
  const nearest = { text: outside, noun: { start: ranked.start, end: ranked.start + 1 }, others: [] };
  const position = around.position ?? placeIn(nearest, language);
  const endMs = titleEndIn(outside);
  return {
    ...{ kind: 'title', text: ranked.text, beside: behind.flatMap(({ wishes }) => wishes) },
    ...(endMs === null ? {} : { endMs }),
    ...(position === undefined ? {} : { position }),
    ...(around.hasColour ? { hasColour: true } : {}),
  };
}

/** “…, and make the captions smaller”: looks that are wished in clauses of their own. Places, colours and sizes belong to the title there. */
function wishedBehind(text: string, language: Language): { clause: string; wishes: readonly Wish[] }[] {
  const clauses = clausesOf(text).slice(/^\s*[.,;!?…\n]/u.test(text) ? 0 : 1);
  return clauses.flatMap((clause) => {
    const { wishes, notUnderstood } = understandWords(clause, language);
    const isLook = wishes.length > 0 && wishes.every(({ kind }) => kind === 'set' || kind === 'step');
    const isOfTitle = !namesCaptions(clause, language) && (namesColour(clause, language) || wishes.some(isPlaceOrSize));
    return isLook && notUnderstood.length === 0 && !isOfTitle ? [{ clause, wishes }] : [];
  });
}

function isPlaceOrSize(wish: Wish): boolean {
  if (wish.kind === 'step') return wish.setting === 'position' || wish.setting === 'fontSize';
  return wish.kind === 'set' && ('position' in wish.settings || 'fontSize' in wish.settings);
}
