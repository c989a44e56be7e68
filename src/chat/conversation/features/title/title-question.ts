import { languages } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { type Item, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { requestWordsOf } from './request-words.ts';
import { type Piece, piecesOf, sentenceAround } from './title-pieces.ts';

/** how: whether there can be one, without its words. looks: it is to have another colour, size or place. */
type TitleQuestion = 'how' | 'looks';

/** A longer message is about more than a title. */
const maxCharacters = 300;

/** What a message asks about titles without the words of one: “can it do titles?”, “title in red”. */
export function titleQuestionIn(text: string, understand: (text: string) => readonly Wish[]): TitleQuestion | null {
  if (text.length > maxCharacters) return null;
  const pieces = piecesOf(text);
  for (const language of languages) {
    const known = requestWordsOf(language);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    const noun = pieces[at];
    if (!noun) continue;
    const { from, to } = sentenceAround(pieces, at);
    const own = pieces.slice(from, to);
    const start = own[0]?.start ?? 0;
    const sentence = text.slice(start, pieces[to]?.end ?? own.at(-1)?.end);
    const isOf = (piece: Piece | undefined, kind: 'write' | 'want' | 'one' | 'ask') => known.is(piece, kind);
    const parts = readItems(tokenize(sentence), [dictionaryOf(language)]);
    if (parts.some((item) => isRole(item) && !isBeside(noun, start, item))) continue;
    const around = text.slice(start, noun.start) + text.slice(noun.end, own.at(-1)?.end);
    const others = understand(around);
    const isOne = [1, 2].some((back) => at - back >= from && isArticle(pieces[at - back]));
    const isAsked = own.some((piece) => isOf(piece, 'write') || isOf(piece, 'want'));
    const isQuestion = own.slice(0, 2).some((piece) => isOf(piece, 'ask')) || text.trimEnd().endsWith('?');
    if (!isOne && others.some(isLook)) return 'looks';
    if (others.some((wish) => wish.kind === 'topic' && !spokenBeside.has(wish.topic))) continue;
    if (isOne || isAsked || isQuestion) return 'how';
  }
  return null;
}

/** “the colour of the title”, in one language “title’s colour” */
function isBeside({ start, end }: Piece, from: number, item: Item): boolean {
  return start - (item.end + from) === 1 || item.start + from - end === 1;
}

/** In any language: Spanish and Portuguese have the same word for a title. */
function isArticle(piece: Piece | undefined): boolean {
  return languages.some((language) => requestWordsOf(language).is(piece, 'one'));
}

/** They say nothing of their own beside a title. */
const spokenBeside: ReadonlySet<string> = new Set(['complaint', 'refusal', 'settings', 'howToBegin', 'canCaption']);

function isLook({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'limit';
}
