import { type Item, isKind } from '../read-items.ts';
import { type Finding, isRole } from './group.ts';
import { quiet } from './quiet.ts';

/**
 * A hex code counts wherever it stands: "and in pink like my brand #ff66aa". A colour's name beside it says the same, "my brand" does not
 * ask for the saved one, and the sentence is no question.
 */
export function readCodes(clause: readonly Item[]): Item[] {
  if (!clause.some(isCode)) return [...clause];
  return clause.map((item, at) => {
    const isSame = isKind(item, 'color') && !isCode(item) && saysCode(clause, at);
    const isBrand = isKind(item, 'request') && item.meaning.request === 'use_brand';
    return isSame || isBrand || isKind(item, 'foreign') ? quiet(item) : item;
  });
}

export function isCode(item: Item): boolean {
  return isKind(item, 'color') && item.meaning.isCode === true;
}

/** Whether the next colour is a code of the same part: no other part and no "with" stands between. */
function saysCode(clause: readonly Item[], at: number): boolean {
  const ahead = nextCode(clause.slice(at + 1));
  const behind = nextCode(clause.slice(0, at).reverse());
  return ahead || behind;
}

function nextCode(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => isKind(item, 'color', 'join') || isRole(item));
  const next = items[at];
  return next !== undefined && isCode(next);
}

/** What codes without a part are for, in their order: "our brand colours are #1A73E8 and #FBBC04". */
const parts = ['fontColor', 'highlightColor', 'outlineColor'] as const;

export function spreadCodes(findings: readonly Finding[]): Finding[] {
  const bare = findings.filter(({ isBare, items }) => isBare && items.some(isCode));
  if (bare.length < 2) return [...findings];
  return findings.map((finding) => {
    const part = parts[bare.indexOf(finding)];
    const color = finding.items.find((item) => isKind(item, 'color'));
    if (!part || !isKind(color, 'color')) return finding;
    const subject = part === 'fontColor' ? 'color' : `color of ${part}`;
    return { ...finding, wish: { kind: 'set', settings: { [part]: color.meaning.hex } }, subject, isBare: false };
  });
}
