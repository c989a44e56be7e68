import type { CorrectionWish } from '../../understood-words.ts';
import { readSlot, type SlotText } from '../text/quotes.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { CompiledCorrections, CorrectionForm } from '../vocabulary/compile-corrections.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { admitCorrection } from './admit-correction.ts';
import { endsOfVerbs, isAccented } from './ends-of-corrections.ts';
import { areAlike, isPlausible, mayStandOut } from './is-plausible.ts';
import { type SlotPlace, wordsAt } from './match-form.ts';
import { placesIn } from './places-in.ts';
import { pointedAt } from './pointing.ts';
import { type Budget, spend } from './reading.ts';
import { isNo } from './said-right.ts';
import { slotOf } from './slot-of.ts';
import { inCaptions, isTalkOnly, leavesWords, rightOf, rightThere, withContext } from './slots-in-captions.ts';
import { isLeadIn, isUnderstood, joinsIn, startsOf } from './spoken-words.ts';
import { isReason } from './without-reason.ts';

/** The words of one or more segments, with their text. */
export interface Passage {
  text: string;
  /** Without quotes and other signs. */
  words: readonly Token[];
  start: number;
  end: number;
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
  /** Whether this index in the text is within quotes. */
  isQuoted: (at: number) => boolean;
  /** See `Reading`. */
  isExact: boolean | undefined;
  /** See `Reading`. */
  isRightThere: boolean;
  budget: Budget;
}

export interface CorrectionMatch {
  wish: CorrectionWish;
  /** Where in `words` it ends; something else follows ("… and bigger"). */
  to: number;
  /** It ends with a slot, whose words may continue after a comma. */
  isOpenEnded: boolean;
}

/** In words. */
const maxLonger = 2;
const maxWithin = 40;

type Form = ReturnType<CompiledCorrections['forms']['among']>[number];
type FormKind = Form['kind'];

/** Reads "replace X with Y", "it's Y, not X", "X → Y". The passage must contain nothing else, except after an "and". */
export function readCorrection(passage: Passage): CorrectionMatch | null {
  // most texts end here, before any part of them is looked at
  if (!arrowIn(passage) && formsOf(passage).every((forms) => forms.length === 0)) return null;
  for (const to of [...endsOf(passage), ...endsOfVerbs(passage), passage.words.length]) {
    if (!spend(passage.budget, to)) return null;
    const shorter = to === passage.words.length ? passage : cut(passage, to);
    const match = readWhole(shorter);
    if (match) return { ...match, to };
  }
  return null;
}

/** The places of each "and" that is followed by something else that is understood. */
function endsOf(passage: Passage): number[] {
  const { words, dictionaries } = passage;
  return joinsIn(words, dictionaries).filter((index) => {
    const rest = words.slice(index + 1);
    const first = rest[0];
    if (!first || passage.isQuoted(words[index]?.start ?? 0) || isAccented(passage.text, words[index])) return false;
    // "q é mais chique"
    if (words.slice(0, index).some(({ key }) => isReason([key]))) return false;
    if (passage.isRightThere) return true;
    // twice: as settings, and as a correction
    if (!spend(passage.budget, 2 * rest.length)) return false;
    return isUnderstood(rest, dictionaries) || readWhole({ ...passage, words: rest, start: first.start }) !== null;
  });
}

function cut(passage: Passage, to: number): Passage {
  return { ...passage, words: passage.words.slice(0, to), end: passage.words[to]?.start ?? passage.end };
}

function readWhole(passage: Passage): Omit<CorrectionMatch, 'to'> | null {
  const arrow = readArrow(passage);
  if (arrow) return arrow;
  const choices = formsOf(passage);
  if (choices.every((forms) => forms.length === 0)) return null;
  const isOpen = (index: number) => !passage.isQuoted(passage.words[index]?.start ?? 0);
  for (const from of startsOf(passage.words, passage.dictionaries)) {
    for (const forms of choices) {
      const match = readForms(passage, { from, forms, isOpen });
      if (match) return match;
    }
  }
  return readWithin(passage, choices, isOpen);
}

/** "You didn't fix it change X to Y": where the captions have X, the form may begin at any word. */
function readWithin(
  passage: Passage,
  choices: readonly Form[][],
  isOpen: (index: number) => boolean,
): Omit<CorrectionMatch, 'to'> | null {
  const { words, isExact, isRightThere, budget } = passage;
  if (!(isExact || isRightThere) || words.length > maxWithin || !spend(budget, words.length)) return null;
  const sure = choices.flat().filter(({ kind, parts }) => kind === 'sure' && parts[0]?.kind === 'words');
  for (let from = 1; from < words.length; from++) {
    const match = isOpen(from) ? readForms(passage, { from, forms: sure, isOpen }) : null;
    if (match?.wish.kind !== 'replace_words') continue;
    const [wrong, right] = [match.wish.wrong, match.wish.right].map((text) => text.split(/\s+/).length) as [
      number,
      number,
    ];
    if (right <= wrong + maxLonger) return match;
  }
  return null;
}

/** The forms that the passage may match, for each dictionary. */
function formsOf({ words, dictionaries }: Passage): Form[][] {
  const keys = new Set(words.map(({ key }) => key));
  return dictionaries.map(({ corrections }) => corrections.forms.among(keys));
}

interface Attempt {
  from: number;
  forms: readonly Form[];
  isOpen: (index: number) => boolean;
}

function readForms(passage: Passage, { from, forms, isOpen }: Attempt): Omit<CorrectionMatch, 'to'> | null {
  for (const { kind, parts: form } of forms) {
    // a form that begins with a slot would also match after "I am"
    if (form[0]?.kind === 'slot' && !isLeadIn(passage.words.slice(0, from), passage.dictionaries)) continue;
    const places = placesIn(passage, from, { form, isOpen, isSure: kind === 'sure' });
    if (!places) continue;
    const wish = wishOf(passage, places, { form, from, kind });
    if (wish) return { wish, isOpenEnded: form.at(-1)?.kind === 'slot' && kind === 'sure' };
  }
  return null;
}

function wishOf(
  passage: Passage,
  places: readonly SlotPlace[],
  { form, from, kind }: { form: CorrectionForm; from: number; kind: FormKind },
): CorrectionWish | null {
  const tokens = places.reduce((sum, { from: first, to }) => sum + to - first, 0);
  // the slots are read about four times
  if (!spend(passage.budget, 4 * tokens)) return null;
  const slots = Object.fromEntries(places.map((place) => [place.slot, slotOf(passage, place, kind === 'sure')]));
  if (slots.wrong && !passage.isRightThere) slots.wrong = pointedAt(slots.wrong, { ...passage, right: slots.right });
  const isFirst = places[0]?.slot === 'wrong';
  if (passage.isRightThere) {
    const isDirected = kind === 'sure' || (kind === 'likely' && form[0]?.kind === 'slot' && isFirst);
    return isDirected && slots.wrong && slots.right ? rightThere(slots.wrong, slots.right, passage) : null;
  }
  let wrong = slots.wrong && inCaptions(slots.wrong, { ...passage, prefersLast: isFirst });
  if (!wrong?.text || (kind === 'likely' && isTalkOnly(wrong, passage))) return null;
  if (kind === 'removal') return { kind: 'replace_words', wrong: wrong.text, right: '' };
  if (kind !== 'sure' && kind !== 'likely') {
    const mayBe = mayStandOut(wrong, { isQuotedOnly: kind === 'quotedEmphasis', dictionaries: passage.dictionaries });
    return mayBe ? { kind: 'emphasize_words', words: wrong.text, on: kind !== 'plain' } : null;
  }
  if (kind === 'sure' && hasSecondPair(passage, places, form)) return null;
  const right = slots.right && rightOf(slots.right, wrong, { ...passage, isWhole: isWhole(slots, wrong, kind) });
  if (!right?.text || (!right.isQuoted && kind === 'likely' && isNoOnly(right.text, passage.dictionaries))) return null;
  wrong = withContext(wrong, right, passage);
  const [first, second] = places;
  const between = passage.text.slice(passage.words[(first?.to ?? 1) - 1]?.end, passage.words[second?.from ?? 0]?.start);
  const isSetOff = /[,;–—.]|\s-\s/.test(between) || (form[0]?.kind === 'words' && from >= 0);
  const { dictionaries, captions } = passage;
  // before other pairs are looked for, a form that has other senses too needs words that sound alike
  if (passage.isExact && kind === 'likely' && !areAlike(wrong.text, right.text)) return null;
  // "grana is missing and it isn't red" says something of "red"
  if (kind === 'likely' && leavesWords(slots.wrong, wrong, passage) && !areAlike(wrong.text, right.text)) return null;
  const pair = { wrong, right, isSure: kind === 'sure', isSetOff, dictionaries, captions };
  if (!isPlausible(pair)) return null;
  const wish = { kind: 'replace_words' as const, wrong: wrong.text, right: right.text };
  const evidence = kind === 'sure' ? 'said' : 'formed';
  return admitCorrection(wish, { ...passage, tokens: passage.words, evidence, isQuoted: right.isQuoted });
}

/** Where a form that has no other sense names words exactly, all of the other slot is right, unless much more is said there. */
function isWhole({ wrong: named, right }: Record<string, SlotText>, wrong: SlotText, kind: FormKind): boolean {
  const [given = 0, said = 0] = [named, right].map((slot) => slot?.text.split(/\s+/).length ?? 0);
  return kind === 'sure' && named?.text === wrong.text && said > 1 && said <= given + maxLonger;
}

/** "Change foo to bar and baz to qux": what follows the "and" is not what replaces foo. */
function hasSecondPair(
  { words, dictionaries, isQuoted }: Passage,
  places: readonly SlotPlace[],
  form: CorrectionForm,
): boolean {
  const [first, second] = form.filter((part) => part.kind === 'slot');
  const middle = first && form[form.indexOf(first) + 1];
  const place = places.find(({ slot }) => slot === second?.slot);
  if (!place || middle?.kind !== 'words' || second?.slot !== 'right') return false;
  const inside = words.slice(place.from, place.to);
  const [join] = joinsIn(inside, dictionaries);
  if (join === undefined || inside.some(({ start }) => isQuoted(start))) return false;
  return inside.some((_, at) => at > join + 1 && wordsAt(inside, at, middle.choices) !== null);
}

/** "no no, twelve" replaces nothing by "no". */
function isNoOnly(text: string, dictionaries: readonly Dictionary[]): boolean {
  return tokenize(text).every((token) => isNo(token, dictionaries));
}

function arrowIn({ text, words, isQuoted, captions }: Passage): Token | undefined {
  const arrow = words.find(({ kind, start }) => kind === 'arrow' && !isQuoted(start));
  if (arrow || !captions) return arrow;
  // "zap ear = Zapier"
  const at = words.findIndex(({ end }, index) => /^\s*[=>]\s*$/.test(text.slice(end, words[index + 1]?.start ?? end)));
  const sign = words[at];
  return sign && { kind: 'arrow', key: '=', start: sign.end, end: words[at + 1]?.start ?? sign.end };
}

function readArrow(passage: Passage): Omit<CorrectionMatch, 'to'> | null {
  const { text, start, end, dictionaries, captions } = passage;
  const arrow = arrowIn(passage);
  if (!arrow) return null;
  const before = text.slice(start, arrow.start);
  // "fix: reals → reels"
  const colon = before.lastIndexOf(': ');
  const behindColon = colon >= 0 && !passage.isQuoted(start + colon) ? before.slice(colon + 1) : before;
  const [given, right] = [readSlot(behindColon), readSlot(text.slice(arrow.end, end))];
  if (passage.isRightThere) {
    const said = rightThere(given, right, passage);
    return said && { wish: said, isOpenEnded: true };
  }
  const wrong = inCaptions(given, passage);
  const pair = { wrong, right, isSure: true, isSetOff: true, dictionaries, captions };
  if (!wrong.text || !right.text || !isPlausible(pair)) return null;
  const named = { kind: 'replace_words' as const, wrong: wrong.text, right: right.text };
  const wish = admitCorrection(named, {
    ...passage,
    tokens: passage.words,
    evidence: 'written',
    isQuoted: right.isQuoted,
  });
  return wish && { wish, isOpenEnded: true };
}
