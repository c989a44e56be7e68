import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionariesFor, withEnglish } from './dictionary-of.ts';
import { linkingWords } from './lexicons/sentences/linking-words.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isRole } from './settings/group.ts';
import { readSettings } from './settings/read-settings.ts';
import { clausesOf } from './text/clauses.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokenize.ts';
import { limitTopics } from './topics/topic.ts';

/** In words. Shorter messages are read as a whole. */
const minStory = 18;
/** In pieces. A longer message is a letter. */
const maxPieces = 14;
/** Of different parts of the look; fewer may be told of something else. */
const minWishes = 2;

/**
 * “So this is nice but my gran watches on a small phone so maybe make the words larger and stick them a bit higher oh and white”: what the pieces of
 * a spoken message wish for, each by itself, where they say more of the look than the whole does. What stands
 * behind the first of them and is not read is named.
 */
export function toldAsStory(
  text: string,
  whole: UnderstoodWords,
  { language, read }: { language: Language; read: (piece: string) => UnderstoodWords },
): UnderstoodWords {
  if ((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < minStory || /["“”„«»#:→?？]/u.test(text)) return whole;
  if (!whole.wishes.every((wish) => isLook(wish) || wish.kind === 'topic' || wish.kind === 'request')) return whole;
  const pieces = clausesOf(text).flatMap((clause) => piecesOf(clause, language));
  if (pieces.length < 3 || pieces.length > maxPieces) return whole;
  const dictionaries = dictionariesFor(language);
  const readings = pieces.map((piece) => {
    const items = readItems(tokenize(piece), dictionaries);
    return { piece, items, wishes: tellsOfSize(items) ? [] : wishesIn(read(piece), items) };
  });
  const known = new Set(whole.wishes.filter(isLook).flatMap(partsOf));
  const added = lastOfEach(readings.flatMap((one) => one.wishes)).filter(
    (wish) => !isLook(wish) || partsOf(wish).every((part) => !known.has(part)),
  );
  const looks = [...whole.wishes, ...added].filter(isLook);
  if (!added.some(isLook) || looks.flatMap(partsOf).length < minWishes) return whole;
  const wishes = [...looks, ...added.filter((wish) => !isLook(wish))];
  const isRead = readings.map((one) => one.wishes.length > 0);
  const isAmong = (at: number) => at < isRead.lastIndexOf(true);
  const said = JSON.stringify(looks);
  const isSaid = (item: Item) => isKind(item, 'color') && said.includes(item.meaning.hex);
  const lost = readings.filter(
    ({ items }, at) =>
      !isRead[at] && at > isRead.indexOf(true) && (isAmong(at) || items.some(isOfLook)) && !items.some(isSaid),
  );
  return { wishes, notUnderstood: lost.map(({ piece }) => piece) };
}

/** “On a tiny phone so maybe make the words larger”: of two wishes for one part, the later one. */
function lastOfEach(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish, at) => {
    const later = wishes
      .slice(at + 1)
      .filter(isLook)
      .flatMap(partsOf);
    return !isLook(wish) || !partsOf(wish).some((part) => later.includes(part));
  });
}

/** In words, beside what is understood of a piece: “she” in “she doesn’t want emojis”. */
const maxUnread = 3;

/** What a piece wishes for; “my boss says the letters are too big” has sure words of a look, whatever else is said. */
function wishesIn({ wishes, notUnderstood }: UnderstoodWords, items: readonly Item[]): Wish[] {
  const isRead = notUnderstood.join(' ').split(/\s+/u).filter(Boolean).length <= maxUnread;
  const meant = isRead ? wishes.filter((wish) => (isLook(wish) && !isReason(wish)) || isLimit(wish)) : [];
  if (meant.some(isLook)) return meant;
  const sure = readSettings(items).findings.filter(({ isSure }) => isSure);
  return [...sure.map(({ wish }) => wish).filter((wish) => isLook(wish) && !isReason(wish)), ...meant];
}

/** At the words that go on to another wish. */
function piecesOf(clause: string, language: Language): string[] {
  const links = new Set(withEnglish(language).flatMap((one) => linkingWords[one].split(' ')));
  const pieces: string[] = [''];
  for (const word of clause.split(/\s+/u)) {
    if (links.has(fold(word))) pieces.push('');
    else pieces[pieces.length - 1] = `${pieces.at(-1)} ${word}`.trim();
  }
  return pieces.filter((piece) => /\p{L}/u.test(piece));
}

/** “She says the letters are huge”: whether that is a wish or a complaint is not said. */
function tellsOfSize(items: readonly Item[]): boolean {
  return !items.some(isAsking) && items.some((item) => isKind(item, 'grow') && item.meaning.much);
}

function isOfLook(item: Item): boolean {
  return isKind(item, 'grow', 'switch', 'choice', 'color') || isRole(item, 'highlight', 'outline', 'box', 'position');
}

function isLook({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor';
}

/** “That’s easier to read” says why, and “they speak Spanish” tells something. */
function isReason(wish: Wish): boolean {
  return wish.kind === 'set' && (wish.settings.accessible !== undefined || wish.settings.language !== undefined);
}

/** What cannot be done is said beside the rest. */
function isLimit(wish: Wish): boolean {
  return wish.kind === 'topic' && wish.topic !== 'weight' && limitTopics.some((topic) => topic === wish.topic);
}

function partsOf(wish: Wish): string[] {
  if (wish.kind === 'set') return Object.keys(wish.settings);
  if (wish.kind === 'step') return [wish.setting];
  return [wish.kind === 'recolor' ? 'fontColor' : wish.kind];
}
