import { palette } from '../../settings/palette.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { colored, type Painted } from './assign-colors.ts';
import { type Finding, isRole } from './group.ts';
import type { Clause } from './read-clauses.ts';

const colorless: ReadonlySet<string> = new Set([palette.white.hex, palette.black.hex, palette.gray.hex]);

/**
 * “White and light blue”, “rot-weiß”: two colours and nothing else are the letters’ and the highlight’s, in this order. Black is that of the
 * outline. Where the parts are named beside them, they are left to those.
 */
export function twoColors(findings: readonly Finding[], clauses: readonly Clause[]): Finding[] {
  const bare = findings.filter(isOfAll);
  const [first, second] = bare.flatMap(({ items }) => items).filter((item) => isKind(item, 'color'));
  if (bare.length !== 2 || !first || !second || first.meaning.hex === second.meaning.hex) return [...findings];
  const isPair = clauses.some(({ items }) => arePair(items, first, second));
  if (!isPair || isPictureWithoutColors(first, second)) return [...findings];
  const owned = findings.filter((one) => !bare.includes(one) && one.subject.startsWith('color'));
  if (owned.length > 0) return findings.filter((one) => !bare.includes(one));
  const [letters, other] = first.meaning.hex === palette.black.hex ? [second, first] : [first, second];
  const part = other.meaning.hex === palette.black.hex ? 'outline' : 'highlight';
  const paint = (item: ItemOf<'color'>, role: Painted): Finding => ({
    ...{ wish: { kind: 'set', settings: colored(role, item.meaning.hex) }, items: [item], isSure: false },
    subject: role === 'text' ? 'color' : `color of ${role}`,
  });
  const painted = [paint(letters, 'text'), paint(other, part)];
  return [...findings.filter((one) => !bare.includes(one)), ...painted];
}

/** Of no part, or of all captions: “the captions purple and gold”. */
function isOfAll({ isBare, subject, items }: Finding): boolean {
  return subject === 'color' && (isBare === true || items.some((item) => isRole(item, 'captions', 'text')));
}

/** “Black and white” is said of pictures. */
function isPictureWithoutColors(...pair: ItemOf<'color'>[]): boolean {
  const hexes = pair.map(({ meaning }) => meaning.hex);
  return hexes.includes(palette.black.hex) && hexes.includes(palette.white.hex);
}

/** Nothing else is in the clause, and no “or”. Without “and”, “blue green” may be one colour. */
function arePair(items: readonly Item[], first: ItemOf<'color'>, second: ItemOf<'color'>): boolean {
  const isOf = ({ start, end }: Item, color: Item) => color.start <= start && end <= color.end;
  if (![first, second].every((color) => items.some((item) => isOf(item, color)))) return false;
  const others = items.filter(
    (item) => !isOf(item, first) && !isOf(item, second) && !isKind(item, 'filler', 'article'),
  );
  const between = items.filter(({ start, end }) => first.end <= start && end <= second.start);
  const isJoined = between.length === 1 && isKind(between[0], 'join') && between[0].meaning.word === 'and';
  const isBeside = between.length === 0 && [first, second].some(({ meaning }) => colorless.has(meaning.hex));
  // “of course”, “yes”
  const isAgreement = (item: Item) => isKind(item, 'request') && item.meaning.alone;
  const isCaptions = (item: Item) => isRole(item, 'captions', 'text') && item.end <= first.start;
  const isPlain = (item: Item) =>
    between.includes(item) || isKind(item, 'command') || isAgreement(item) || isCaptions(item);
  return (isJoined || isBeside) && others.every(isPlain);
}
