import type { Item } from '../read-items.ts';
import { isKind } from '../read-items.ts';
import { colored, type Painted } from './assign-colors.ts';
import { type Finding, isRole } from './group.ts';
import { isCode } from './read-codes.ts';

/**
 * The only hex code of a message is for the only part that it names somewhere else: "our blue is #1A73E8, for the highlight please".
 * @param unused items that led to nothing
 */
export function giveCodeToPart(findings: readonly Finding[], unused: readonly Item[]): Finding[] {
  const bare = findings.filter(({ isBare, items }) => isBare && items.some(isCode));
  const parts = unused.filter((item) => isRole(item, 'highlight', 'outline', 'box'));
  const [part, code] = [parts[0], bare[0]?.items.find(isCode)];
  if (bare.length !== 1 || parts.length !== 1 || !isRole(part) || !isKind(code, 'color')) return [...findings];
  const { role } = part.meaning;
  const wish = { kind: 'set' as const, settings: colored(role as Painted, code.meaning.hex) };
  return findings.map((one) =>
    one === bare[0] ? { ...one, wish, items: [...one.items, part], subject: `color of ${role}`, isBare: false } : one,
  );
}
