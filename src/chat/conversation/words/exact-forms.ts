import type { Language } from '../../../texts/languages.ts';
import type { RequestWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { withEnglish } from './dictionary-of.ts';
import { type ExactForms, exactForms } from './lexicons/exact/exact-forms.ts';
import { partsOf } from './text/parts-of.ts';
import { tokenize } from './text/tokenize.ts';
import { placeOf } from './topics/patterns.ts';
import { patternsByLanguage } from './topics/patterns-by-language.ts';
import { talkTopics } from './topics/topic.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;

type Form = keyof ExactForms;

const meanings: Readonly<Partial<Record<Form, Wish>>> = {
  startOver: { kind: 'request', request: 'reset_settings' },
  saveBrand: { kind: 'request', request: 'save_brand' },
  brandNamed: { kind: 'request', request: 'save_brand' },
  takenOff: { kind: 'topic', topic: 'cleanVideo', isSure: true },
  blurBehind: { kind: 'topic', topic: 'backgroundBlur', isSure: true },
  nextVideos: { kind: 'request', request: 'make_default' },
  forNext: { kind: 'request', request: 'make_default' },
};

/** What the form says already, or takes back. */
const said: Readonly<Partial<Record<Form, readonly RequestWish['request'][]>>> = {
  startOver: ['cancel', 'render', 'undo', 'reset_settings'],
  // a brand is the default, too
  saveBrand: ['save_brand', 'use_brand', 'make_default'],
  brandNamed: ['save_brand', 'use_brand', 'make_default'],
  nextVideos: ['make_default'],
  forNext: ['make_default'],
};

/**
 * “Forget all that, let’s begin again”, “yellow, and save it as our house style”: what a part of a message says for sure, and what is
 * wished for beside it. null = no part says such a thing
 */
export function readExactForms(
  text: string,
  language: Language,
  read: (rest: string) => UnderstoodWords,
): UnderstoodWords | null {
  if (text.length > maxRead) return null;
  const parts = partsOf(text, language).map((part) => ({ part, found: formIn(part, language) }));
  const forms = [...new Set(parts.flatMap(({ found }) => (found && meanings[found.form] ? [found.form] : [])))];
  if (forms.length === 0) return null;
  const rest = parts.map(({ part, found }) => restOf(part, found, forms)).filter((one) => /[\p{L}\d]/u.test(one));
  const beside = rest.length > 0 ? read(rest.join(', ')) : nothing;
  const shapes = parts.flatMap(({ found }) => (found?.form === 'blurBehind' ? shapesAround(found, read) : []));
  const wished = [...shapes, ...beside.wishes.filter((wish) => !isTalk(wish) && !isSaid(wish, forms))];
  const isSet = wished.some(isSetting);
  if (forms.every(isOfNext) && /[?？]/.test(text)) return isSet ? null : { wishes: [asksForNext], notUnderstood: [] };
  const isKept = beside.wishes.some((wish) => isSaid(wish, ['brandNamed'])) || has(parts, 'keepIt');
  if (forms.includes('brandNamed') && !isKept) return null;
  if (forms.includes('forNext') && !isSet) return null;
  const exact = forms.flatMap((form) => meanings[form] ?? []);
  return { wishes: [...wished, ...exact], notUnderstood: wished.length > 0 ? unreadIn(beside, parts) : [] };
}

const nothing: UnderstoodWords = { wishes: [], notUnderstood: [] };

/** What says all of its part. */
const isWhole: ReadonlySet<Form> = new Set(['takenOff', 'blurBehind', 'nextVideos']);

interface Found {
  form: Form;
  /** The words of the part around it. */
  before: string;
  after: string;
}

function aroundOf({ before, after }: Found): string {
  return `${before} ${after}`.trim();
}

/** “For all upcoming videos yellow” wishes for yellow. What is dropped is dropped by starting over. */
function restOf(part: string, found: Found | null, forms: readonly Form[]): string {
  if (!found) return part;
  if (found.form === 'dropAll') return forms.includes('startOver') ? '' : part;
  if (found.form === 'keepIt') return forms.includes('brandNamed') ? '' : part;
  return isWhole.has(found.form) ? '' : aroundOf(found);
}

/** “Vertical with everything behind us blurred”: of the words around, only the shape is wished for. */
function shapesAround({ before, after }: Found, read: (rest: string) => UnderstoodWords): Wish[] {
  const texts = [before, after].filter((one) => /[\p{L}\d]/u.test(one));
  const settings = texts
    .flatMap((one) => read(one).wishes)
    .flatMap((wish) => (wish.kind === 'set' ? [wish.settings] : []));
  return settings.flatMap(({ resizeForSocialMedia }) =>
    resizeForSocialMedia === undefined ? [] : [{ kind: 'set', settings: { resizeForSocialMedia } }],
  );
}

function has(parts: readonly { found: Found | null }[], form: Form): boolean {
  return parts.some(({ found }) => found?.form === form);
}

/** What was not understood, but for the small words around a form. */
function unreadIn({ notUnderstood }: UnderstoodWords, parts: readonly { found: Found | null }[]): string[] {
  return notUnderstood.filter((piece) => !parts.some(({ found }) => found && aroundOf(found).includes(piece)));
}

/** The first form that a part has, and the words around it. */
function formIn(part: string, language: Language): Found | null {
  const tokens = tokenize(part).filter(({ kind }) => kind === 'word');
  const words = tokens.map(({ key }) => ({ key, isNumber: false }));
  for (const pattern of withEnglish(language).flatMap(patternsOf)) {
    const place = placeOf(pattern, words);
    if (!place) continue;
    const [start, end] = [tokens[place.from]?.start ?? 0, tokens[place.to]?.end ?? part.length];
    return { form: pattern.name, before: part.slice(0, start).trim(), after: part.slice(end).trim() };
  }
  return null;
}

const patternsOf = patternsByLanguage<Form>((language) => exactForms[language]);

/** “All the next ones like this?” asks whether it will be so. */
const asksForNext: Wish = { kind: 'topic', topic: 'nextVideos', isSure: true };

function isOfNext(form: Form): boolean {
  return form === 'nextVideos' || form === 'forNext';
}

function isSetting({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor';
}

/** “I messed it up, start over”: nothing else is asked for. */
function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}

function isSaid(wish: Wish, forms: readonly Form[]): boolean {
  // “back to the start, from scratch”
  if (wish.kind === 'topic') return wish.topic === 'home' && forms.includes('startOver');
  return wish.kind === 'request' && forms.some((form) => said[form]?.includes(wish.request));
}
