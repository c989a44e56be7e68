import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { givesReason } from './gives-reason.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { saysWhose } from './says-whose.ts';
import { saysYears } from './says-years.ts';
import { isAsking } from './settings/asks-for.ts';
import { tellsOfViewers } from './tells-of-viewers.ts';
import { mayNameWords } from './text/says-more.ts';
import { type Token, tokenize } from './text/tokenize.ts';
import { leadsToWish, tellsAction } from './told.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './with-captions/caption-words.ts';
import { judgeWords } from './with-captions/mentions.ts';
import { namesWords } from './with-captions/names-words.ts';

/**
 * Of the parts that were not understood beside something else: those that may have been a wish or a correction. Nobody needs to be told
 * that reasons, remarks, comparisons and slang were not understood: "bigger, my nan is eighty".
 * @param of.captions null = there are none yet, so that no word of them can be corrected
 * @returns all of them, if nothing else was understood
 */
export function worthNaming(
  text: string,
  { wishes, notUnderstood }: UnderstoodWords,
  { language, captions }: { language: Language; captions?: CaptionsInHand | null | undefined },
): string[] {
  if (wishes.length === 0 || notUnderstood.length === 0 || text.length > maxRead) return notUnderstood;
  const dictionaries = dictionariesFor(language);
  const message: Message = {
    ...{ text, wishes, dictionaries, captions: captions ?? null, mayCorrect: captions !== null },
    tokens: tokenize(text),
    items: readItems(tokenize(text), dictionaries),
  };
  let from = 0;
  return notUnderstood.filter((piece) => {
    const start = text.indexOf(piece, from);
    if (start === -1) return true;
    from = start + piece.length;
    return isWorthNaming(message, { start, end: from });
  });
}

/** In characters. */
const maxRead = 1000;

interface Message {
  text: string;
  wishes: readonly Wish[];
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
  mayCorrect: boolean;
  tokens: readonly Token[];
  items: readonly Item[];
}

interface Span {
  start: number;
  end: number;
}

function isWorthNaming(message: Message, piece: Span): boolean {
  const own = message.items.filter(({ start, end }) => piece.start <= start && end <= piece.end);
  const said = message.text.slice(piece.start, piece.end);
  if (/^\d+$/.test(said)) return standsBesideWish(message, own, piece);
  const { dictionaries, captions } = message;
  // “bigger letters tho”
  if (shortWord.test(said) && captions?.words.writtenAs(said) == null) return false;
  if (givesReason(said, own, dictionaries) || leadsToWish(said, dictionaries) || tellsAction(said, dictionaries))
    return false;
  if (saysWhose(said, dictionaries) || tellsOfViewers(said, dictionaries)) return false;
  if (isRemark(message, own, piece)) return false;
  if (mayBeCorrection(message, said, piece)) return true;
  const first = message.tokens.find(({ start }) => start >= piece.start)?.key ?? '';
  if (dictionaries.some(({ sentences }) => sentences.compared.has(first))) return false;
  return standsBesideWish(message, own, piece) || asksForMore(message, own);
}

/** One word that says nothing of its own. */
const shortWord = /^\p{L}?\p{Ll}{1,2}$/u;

/** “Thirty years I have driven it”, “an outline, so they pop”: how long something was, or what for, without a verb of wishing. */
function isRemark({ text }: Message, own: readonly Item[], piece: Span): boolean {
  const [said, before] = [text.slice(piece.start, piece.end), text.slice(0, piece.start)];
  return saysYears(said) || (!own.some(isAsking) && purpose.test(before) && !/["“”„«»:→*]|\d/u.test(said));
}

const purpose = /(?<!\p{L})(?:so(?: that)?|damit|pour que?|para que|pa que|pra que|così|in modo che|чтобы?)\s+$/iu;

/** It has quotes, words about words, or words of the captions. */
function mayBeCorrection(message: Message, said: string, piece: Span): boolean {
  const { text, dictionaries, captions, tokens, items, mayCorrect } = message;
  if (mayNameWords.test(said)) return true;
  if (!mayCorrect) return false;
  const isArticle = (at: number) => items.some((item) => item.start === at && isKind(item, 'article'));
  const own = tokens.filter(({ start, end }) => piece.start <= start && end <= piece.end && !isArticle(start));
  const isOfWords = own.some(({ key }) =>
    dictionaries.some(({ corrections: c }) => c.mistaken.has(key) || c.aWord.has(key)),
  );
  const isQuoted = () => false;
  return isOfWords || namesWords(judgeWords(text, own, { dictionaries, isQuoted }), { captions, dictionaries });
}

/** In words. More of them say something else. */
const maxBeside = 3;

/** "Yellow and glittery": a few words right beside a wish belong to it. Those behind a full stop, or before a comma, do not. */
function standsBesideWish({ text, items }: Message, own: readonly Item[], piece: Span): boolean {
  const unknown = own.filter((item) => isKind(item, 'unknown'));
  if (unknown.length === 0 || unknown.length > maxBeside || own.some((item) => isKind(item, 'foreign'))) return false;
  const before = items.findLast((item) => item.end <= piece.start && !isLink(item));
  const after = items.find((item) => item.start >= piece.end && !isLink(item));
  const isBehind = isValue(before) && !/[.!?…\n]/.test(text.slice(before.end, piece.start));
  return isBehind || (isValue(after) && !/[.!?…,;:\n–—-]/.test(text.slice(piece.end, after.start)));
}

function isLink(item: Item): boolean {
  return (
    isKind(item, 'article', 'degree') || (isKind(item, 'join') && item.meaning.word !== 'or') || isKind(item, 'break')
  );
}

const values = ['color', 'shade', 'grow', 'choice', 'switch'] as const;

function isValue(item: Item | undefined): item is Item {
  return isKind(item, ...values);
}

/** "Put a frame around it": a verb of wishing, or a setting that nothing else in the message changes. */
function asksForMore({ wishes }: Message, own: readonly Item[]): boolean {
  if (own.some((item) => isKind(item, 'foreign'))) return false;
  const changed = new Set(wishes.flatMap(keysOf));
  const isOpen = own.some((item) => keysOfItem(item).some((key) => !changed.has(key)));
  return isOpen || (own.some(isAsking) && own.some((item) => isKind(item, 'unknown')));
}

function keysOf(wish: Wish): string[] {
  if (wish.kind === 'set') return Object.keys(wish.settings).map(kindOf);
  if (wish.kind === 'step') return [wish.setting];
  return wish.kind === 'leave_out' || wish.kind === 'recolor' ? ['color', 'style'] : [];
}

function keysOfItem(item: Item): string[] {
  if (isKind(item, 'color')) return ['color'];
  if (isKind(item, 'choice')) return Object.keys(item.meaning.settings).map(kindOf);
  if (isKind(item, 'switch')) return Object.keys(item.meaning.on);
  return [];
}

function kindOf(key: string): string {
  return key.endsWith('Color') ? 'color' : key;
}
