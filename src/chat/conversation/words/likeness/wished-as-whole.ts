import type { Language } from '../../../../texts/languages.ts';
import type { LeaveOutWish, SettingWish, UnderstoodWords, Wish } from '../../understood-words.ts';
import { talkTopics } from '../topics/topic.ts';
import { isKindOfMessage, isSafe, type LikenessMeaning, meaningOfRequest, wishOf } from './meanings.ts';
import { saysMore } from './quantities.ts';
import { asksNothing, isNear, type MessageLikeness, readLikeness } from './read-likeness.ts';
import { isSetting } from './unlike-settings.ts';
import { wishedByParts } from './wished-by-parts.ts';

/** How likely something else is at least, and at most what the words say, together with talk. */
const shares = { other: 0.7, said: 0.1 };
/**
 * From here on a look is changed without a question. Of a list of strangers that the model had not seen, 96 of 100 messages above it meant
 * what it says.
 */
const sureLook = 0.8;
/** “I don’t like the outline” may be about its colour, and “leave the outline” and “a box behind it” have the words of the opposite. */
const neverSure: ReadonlySet<LikenessMeaning> = new Set(['noOutline', 'noBox']);
/** Of these, one is done only where it is hardly the other. */
const opposites: readonly (readonly LikenessMeaning[])[] = [
  ['emojis', 'noEmojis'],
  ['progressBar', 'noProgressBar'],
  ['vertical', 'notVertical'],
  ['bigger', 'smaller'],
  ['higher', 'lower'],
  ['top', 'bottom'],
];
/** In words. Rules read shorter messages well. */
const minWords = 3;

/**
 * Whether a message has words of talk or of a request, and yet is surely another wish or question: “nothing bouncing, please, and no block behind
 * the text either” refuses nothing. Then these words count for nothing.
 */
export function isMoreThanTalk({ text, all }: MessageLikeness, { wishes }: UnderstoodWords): boolean {
  const said = wishes.map(meaningOfTalk);
  if (said.length === 0 || said.some((meaning) => meaning === null)) return false;
  return text.trim().split(/\s+/).length >= minWords && isOther(all(), new Set(said));
}

function isOther(all: ReturnType<MessageLikeness['all']>, said: ReadonlySet<string | null>): boolean {
  const [first] = all;
  if (!first || asksNothing.has(first.meaning) || said.has(first.meaning) || first.score < shares.other) return false;
  if ([...said].some((meaning) => meaning !== null && isNear(first.meaning, meaning))) return false;
  const isSaid = (meaning: string) => said.has(meaning) || asksNothing.has(meaning);
  return all.reduce((sum, { meaning, score }) => sum + (isSaid(meaning) ? score : 0), 0) <= shares.said;
}

function meaningOfTalk(wish: Wish): string | null {
  if (wish.kind === 'topic') return talkTopics.find((topic) => topic === wish.topic) ?? null;
  return wish.kind === 'request' ? meaningOfRequest(wish) : null;
}

/** How sure a question is at least, and how likely a request at most that is dropped for it. */
const asked = { whole: 0.8, request: 0.05 };

/** “Do I have to say it all over again, or do you remember my colours?” is surely a question; its words ask for nothing to be reset. */
export function withoutUnlikeRequests({ text, all }: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  const [first] = all();
  if (!first || first.score < asked.whole || !isSafe(first.meaning) || !/[?？]/.test(text)) return understood;
  const isUnlike = (wish: Wish) => {
    const meaning = wish.kind === 'request' ? meaningOfRequest(wish) : null;
    return meaning !== null && !all().some((one) => one.meaning === meaning && one.score > asked.request);
  };
  const wishes = understood.wishes.filter((wish) => !isUnlike(wish));
  return wishes.length > 0 ? { ...understood, wishes } : understood;
}

/** Whether a text surely asks for something that is done. */
export function isSurelyWish(text: string, language: Language): boolean {
  const [first] = readLikeness(text, language).all();
  return (
    first !== undefined && first.score >= shares.other && !asksNothing.has(first.meaning) && !isSafe(first.meaning)
  );
}

/** The one change of the look that a message surely wishes for, in words that no rule reads; null = there is none, or there are several. */
export function lookSurelyWished(likeness: MessageLikeness): SettingWish | LeaveOutWish | null {
  const { text, all } = likeness;
  const [first] = all();
  if (!first || first.score < sureLook || isKindOfMessage(first.meaning) || neverSure.has(first.meaning)) return null;
  const opposite = opposites.find((pair) => pair.includes(first.meaning))?.find((one) => one !== first.meaning);
  if (all().some(({ meaning, score }) => meaning === opposite && score > shares.said)) return null;
  if (saysMore.test(text)) return null;
  const wish = wishOf(first.meaning);
  const isOfLook = isSetting(wish) || wish.kind === 'leave_out';
  return isOfLook && wishedByParts(likeness).length === 0 ? wish : null;
}
