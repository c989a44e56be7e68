import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { readItems } from '../read-items.ts';
import { isAsking } from '../settings/asks-for.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';

interface Message {
  text: string;
  captions: CaptionsInHand | undefined;
  dictionaries: readonly Dictionary[];
  /** What a word says by itself. */
  read: (word: string) => UnderstoodWords;
}

const manySenses = ['style', 'animation', 'fontFamily'] as const;
/** A longer question is about more than a word. */
const maxWords = 12;

/** "And the chalk?", where the captions speak of chalk: what is asked about their words is no style, movement or font. */
export function withoutAskedOfCaptions(understood: UnderstoodWords, message: Message): UnderstoodWords {
  const { text, captions, dictionaries, read } = message;
  if (!captions || !/[?？]/.test(text) || !understood.wishes.some(hasManySenses)) return understood;
  const asked = (text.match(/[^.!?？…\n]+[?？]/gu) ?? []).flatMap((sentence) => {
    const tokens = tokenize(sentence);
    if (tokens.length > maxWords || readItems(tokens, dictionaries).some(isAsking)) return [];
    const spoken = tokens.filter(({ key }) => captions.words.writtenAs(key) !== null);
    return spoken.flatMap(({ key }) => read(key).wishes).map((wish) => ({ sentence: sentence.trim(), wish }));
  });
  const wishes = understood.wishes.flatMap((wish) =>
    asked.reduce<Wish[]>((left, one) => left.flatMap((some) => without(some, one.wish)), [wish]),
  );
  if (JSON.stringify(wishes) === JSON.stringify(understood.wishes)) return understood;
  return { wishes, notUnderstood: [...understood.notUnderstood, ...new Set(asked.map(({ sentence }) => sentence))] };
}

function hasManySenses(wish: Wish): boolean {
  return wish.kind === 'set' && manySenses.some((key) => wish.settings[key] !== undefined);
}

/** A wish without the settings of many senses that another one makes, too. */
function without(wish: Wish, other: Wish): Wish[] {
  if (wish.kind !== 'set' || other.kind !== 'set') return [wish];
  const settings = { ...wish.settings };
  for (const key of manySenses) if (settings[key] === other.settings[key]) delete settings[key];
  return Object.keys(settings).length === 0 ? [] : [{ kind: 'set', settings }];
}
