import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../engine/captions/settings/caption-style.ts';
import { partsOfStyle } from '../../../engine/captions/settings/style-names.ts';
import { languages } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { seeThroughWords } from './lexicons/described/see-through-words.ts';
import { fold } from './text/fold.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;
/** Six tenths as opaque, as a hex code has it. */
const alpha = '99';

const all = (of: 'seeThrough' | 'half' | 'box' | 'ground' | 'not') =>
  languages.map((one) => seeThroughWords[one][of]).join('|');
const seeThrough = new RegExp(
  `(?<!\\p{L})(?<!(?:${all('not')})\\s+)(?:(?<half>${all('half')}) ?-?)?(?:${all('seeThrough')})(?!\\p{L})`,
  'gu',
);
const box = new RegExp(`(?<!\\p{L})(?:${all('box')})(?!\\p{L})`, 'u');
const halfBox = new RegExp(`(?<!\\p{L})(?:${all('box')}|${all('ground')})(?!\\p{L})`, 'u');

/**
 * “A dark see-through band behind it”: a box that lets the picture through, in the colour that the rest says.
 * @returns with what else the message wishes for; null = it says nothing of such a box
 */
export function seeThroughBox(text: string, read: (part: string) => UnderstoodWords): UnderstoodWords | null {
  // folding keeps the places of letters
  const folded = fold(text);
  if (text.length > maxRead || folded.length !== text.length || text.includes('?')) return null;
  const [found, ...more] = [...folded.matchAll(seeThrough)];
  const boxes = found?.groups?.half ? halfBox : box;
  if (!found || more.length > 0 || !boxes.test(folded)) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  if (!/\p{L}/u.test(rest)) return null;
  const { wishes, notUnderstood } = read(rest);
  const said = Object.assign(
    {},
    ...wishes.map((wish) => (wish.kind === 'set' ? wish.settings : {})),
  ) as CaptionSettings;
  const style = said.style && partsOfStyle(said.style).style === 'boxed' ? said.style : 'boxed';
  const color = said.outlineColor ?? resolveCaptionStyle({ style }).outlineColor;
  const settings = { style, outlineColor: `${color.slice(0, 7)}${alpha}` };
  const others = wishes.flatMap((wish) => withoutBox(wish));
  return {
    wishes: [{ kind: 'set', settings }, ...others],
    notUnderstood: notUnderstood.filter((part) => !halfBox.test(fold(part))),
  };
}

/** What else a wish changes, beside the box and its colour. */
function withoutBox(wish: Wish): Wish[] {
  if (wish.kind !== 'set') return wish.kind === 'topic' ? [] : [wish];
  const { style: _, outlineColor: __, ...others } = wish.settings;
  return Object.keys(others).length > 0 ? [{ kind: 'set', settings: others }] : [];
}
