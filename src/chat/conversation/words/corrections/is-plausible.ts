import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { lettersOf } from '../text/letters.ts';
import type { SlotText } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';

interface Pair {
  wrong: SlotText;
  right: SlotText;
  /** The form has no other sense. */
  isSure: boolean;
  /** Set off by a comma, or by "it's": "Zapier, not zap-ear". */
  isSetOff: boolean;
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
}

/** Share of letters that may differ between the transcript and what was said. */
const maxDifference = 0.5;
/** The time to compare grows with the product of the lengths. */
const maxCompared = 80;
const maxWrongWords = 12;
const maxLikelyWords = 4;

/**
 * Whether a pair of words is a correction. Others only look like one: "change the font to Arial", "the sound is not
 * working".
 */
export function isPlausible({ wrong, right, isSure, isSetOff, dictionaries, captions }: Pair): boolean {
  if (wrong.text === right.text) return false;
  const stands = captions?.words.writtenAs(wrong.text) != null;
  const isKnown = stands && !areBothLooks(wrong.text, right.text, dictionaries);
  if (isKnown && (isSure || areAlike(wrong.text, right.text))) return true;
  // “Maud, not mode”, where the captions have “mode”
  if (isKnown && isName(right.text) && !wrong.text.includes(' ')) return true;
  if (wrong.isQuoted || right.isQuoted) return true;
  const counts = [wrong, right].map(({ text }) => text.split(/\s+/).length);
  if ((counts[0] ?? 0) > maxWrongWords || isAboutSettings(wrong.text, right.text, dictionaries)) return false;
  if (areAlike(wrong.text, right.text)) return true;
  // "change my voice to …" is about something else
  if (captions && !stands && !wrong.text.includes('*') && !captions.words.nearest(wrong.text, maxDifference))
    return false;
  if (saysNothing(wrong.text, dictionaries)) return false;
  if (isSure) return !startsWithCommonWord(wrong.text, dictionaries);
  if (
    Math.max(...counts) > maxLikelyWords ||
    hasCommonWord(isKnown ? right.text : `${wrong.text} ${right.text}`, dictionaries)
  )
    return false;
  return isKnown || isSetOff || (isName(wrong.text) && isName(right.text));
}

/** Whether words may be some of the captions, and not the captions themselves or one of their settings. */
export function mayStandOut(
  { text, isQuoted }: SlotText,
  { isQuotedOnly, dictionaries }: { isQuotedOnly: boolean; dictionaries: readonly Dictionary[] },
): boolean {
  if (isQuoted) return true;
  if (isQuotedOnly || text.split(/\s+/).length > maxLikelyWords || saysNothing(text, dictionaries)) return false;
  const items = readItems(tokenize(text), dictionaries);
  const isAboutCaptions = items.some((item) => isKind(item, 'role', 'switch', 'foreign', 'choice'));
  return !isAboutCaptions && items.some((item) => isKind(item, 'unknown', 'no', 'number', 'praise'));
}

/** "Yellow, not white", "change the colour to pink": about colours, also where the captions have the words. */
function areBothLooks(wrong: string, right: string, dictionaries: readonly Dictionary[]): boolean {
  const [ofWrong = [], ofRight = []] = [wrong, right].map((text) => readItems(tokenize(text), dictionaries));
  const isLook = (item: Item) => isKind(item, 'color', 'grow', 'shade', 'choice');
  return ofRight.some(isLook) && ofWrong.some((item) => isLook(item) || isKind(item, 'role', 'switch'));
}

/** Colours, sizes and the like on both sides, or the name of a setting on the wrong side. */
function isAboutSettings(wrong: string, right: string, dictionaries: readonly Dictionary[]): boolean {
  const [ofWrong = [], ofRight = []] = [wrong, right].map((text) => readItems(tokenize(text), dictionaries));
  const isKnown = (items: typeof ofWrong) =>
    items.length > 0 && !items.some((item) => isKind(item, 'unknown', 'foreign'));
  const hasSetting = ofWrong.some((item) => !isKind(item, 'filler', 'article', 'join', 'number', 'no', 'request'));
  const namesSetting = ofWrong.some((item) => isKind(item, 'role', 'switch'));
  return isKnown(ofWrong) && hasSetting && (isKnown(ofRight) || namesSetting);
}

function saysNothing(text: string, dictionaries: readonly Dictionary[]): boolean {
  return readItems(tokenize(text), dictionaries).every((item) => isKind(item, 'filler', 'article', 'command', 'join'));
}

/** "change my email to …" is about the person. */
function startsWithCommonWord(text: string, dictionaries: readonly Dictionary[]): boolean {
  const [first] = tokenize(text);
  return first !== undefined && dictionaries.some(({ corrections }) => corrections.notCorrected.has(first.key));
}

function hasCommonWord(text: string, dictionaries: readonly Dictionary[]): boolean {
  const items = readItems(tokenize(text), dictionaries);
  if (items.some((item) => isKind(item, 'filler', 'article', 'command', 'foreign', 'role', 'request'))) return true;
  return tokenize(text).some(({ key }) => dictionaries.some(({ corrections }) => corrections.notCorrected.has(key)));
}

/** Written with a capital or digit, like names and numbers. */
function isName(text: string): boolean {
  return text.split(/\s+/).every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

/** Whether one may be a mishearing of the other: "Zapier", "zap-ear". */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const longest = Math.max(a.length, b.length);
  if (a === '' || b === '' || longest > maxCompared) return false;
  return editDistance(a, b) / longest <= maxDifference;
}
