import type { Title } from '../../../../engine/captions/settings/title.ts';
import { fill } from '../../../../texts/fill.ts';
import { type Language, languages } from '../../../../texts/languages.ts';
import { positionName } from '../../settings/describe-settings.ts';
import type { TurnContext } from '../../turn.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { nextVideosWords, whatTitleIs } from '../../words/lexicons/title/next-videos.ts';
import { type Item, isKind, readItems } from '../../words/read-items.ts';
import { isAsking } from '../../words/settings/asks-for.ts';
import { isRole } from '../../words/settings/group.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import type { SentenceOfTitle } from './bare-title.ts';
import { requestWordsOf } from './request-words.ts';
import { piecesOf } from './title-pieces.ts';
import { endOfTitle, stayText } from './title-time.ts';

const nextVideos = new RegExp(`(?<!\\p{L})(?:${Object.values(nextVideosWords).join('|')})(?!\\p{L})`, 'u');

/** “I was only asking whether …”, of a folded text. */
const asked =
  /(?<!\p{L})(?:(?:asking|asked|wondering|wanted to know) (?:whether|if)|(?:frage|fragte|gefragt|wissen),? ob|(?:demande|demandais|savoir) si|(?:pregunt\p{L}+|saber) si|(?:chied\p{L}+|chiesto|sapere) se|(?:pergunt\p{L}+|saber) se|(?:спрашив\p{L}+|спросил\p{L}*|узнать),? (?:\p{L}+ ){1,3}ли)(?!\p{L})/u;

/** In characters. A longer question is about more than a title. */
const maxCharacters = 200;

/**
 * The answer to a question about a title: whether the next videos get it, what it is and where it stands, whether it has the colours of
 * the captions.
 * null = it asks none of these
 * @param title that of the video, if it has one
 */
export function askedOfTitle(
  { text, noun }: SentenceOfTitle,
  title: Title | undefined,
  context: TurnContext,
): string | null {
  const { texts, language } = context;
  if (title && text.length <= maxCharacters && asksWhatItIs(text, language)) return wordsOfTitle(title, context);
  if (text.length > maxCharacters || !(/[?？]\s*$/u.test(text) || asked.test(fold(text)))) return null;
  if (/["“”„«»:]/u.test(text.slice(noun.end))) return null;
  if (nextVideos.test(fold(text))) return texts.title.ofOneVideo;
  const items = readItems(tokenize(text), [dictionaryOf(language)]);
  if (asksWhetherAlike(items) || (namesColour(items) && !asksForDeed(text.replace(has, ' '), items)))
    return texts.title.looks;
  if (!title || !asksWhere(text, items, language)) return null;
  return fill(texts.title.where, { place: positionName(title.position ?? 'top', texts.looks) });
}

/** What the title is, and how long it stays. */
export function wordsOfTitle(title: Title, context: TurnContext): string {
  const stays = stayText(endOfTitle(title), context);
  return `${fill(context.texts.title.now, { title: title.text })} ${stays}`;
}

/** “Does the title have the same colours as the captions?” */
function asksWhetherAlike(items: readonly Item[]): boolean {
  const ofCaptions = items.some((item) => isRole(item, 'captions', 'text'));
  return ofCaptions && items.some((item) => isKind(item, 'color') || isRole(item, 'color', 'box', 'outline', 'style'));
}

/** “Which colour does the title have?” asks for no deed. */
const has = /(?<!\p{L})(?:have|has|haben|avoir|tener|avere|ter|tem)(?!\p{L})/giu;

/** “Which colour does the title have?”, “that title in green, too?” */
function namesColour(items: readonly Item[]): boolean {
  return items.some((item) => isKind(item, 'color') || isRole(item, 'color'));
}

/** “What is the title now?”, “what does the title say?” */
function asksWhatItIs(text: string, language: Language): boolean {
  return new RegExp(`^\\P{L}*(?:\\p{L}+[\\s,]+){0,2}(?:${whatTitleIs[language]})(?!\\p{L})`, 'u').test(fold(text));
}

/** “Where is the title, at the top?”, “does it stand at the top or does it cover my face?” Who asks for a deed moves it. */
function asksWhere(text: string, items: readonly Item[], language: Language): boolean {
  const { where } = dictionaryOf(language).sentences;
  if (tokenize(text).some(({ key }) => where.has(key))) return true;
  const isPlaced = items.some((item) => isKind(item, 'choice') && item.meaning.settings.position !== undefined);
  return isPlaced && items.some((item) => isKind(item, 'covers')) && !asksForDeed(text, items);
}

function asksForDeed(text: string, items: readonly Item[]): boolean {
  const pieces = piecesOf(text);
  const kinds = ['want', 'write', 'can'] as const;
  return (
    items.some(isAsking) ||
    languages.some((one) => pieces.some((piece) => kinds.some((kind) => requestWordsOf(one).is(piece, kind))))
  );
}
