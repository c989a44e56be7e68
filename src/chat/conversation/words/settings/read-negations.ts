import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../items/item.ts';
import { type GroupInHand, take } from './group-in-hand.ts';
import { isRole, isSettingWithWords } from './roles.ts';

/**
 * Reads "no emojis", "emojis off", "without outline". A negated colour or size, which cannot be left out, is removed from
 * the group.
 * @returns the negation that also applies to the next group
 */
export function readNegations(group: GroupInHand): Item | null {
  const { items } = group;
  for (const [index, item] of items.entries()) {
    if (!isKind(item, 'no')) continue;
    const next = items.findIndex((other, at) => at > index && isKind(other, 'no'));
    const after = items.slice(index + 1, next === -1 ? items.length : next);
    const target =
      after.find(canBeLeftOut) ?? (after.length === 0 ? items.slice(0, index).findLast(canBeLeftOut) : undefined);
    if (target) negate(group, item, target);
    // "yellow, no" equals "no yellow"
    else for (const denied of after.length > 0 ? after : items.slice(0, index)) group.denied.add(denied);
  }
  group.items = items.filter((item) => !group.denied.has(item));
  const last = items.findLast((item) => isKind(item, 'no'));
  return last && group.findings.length > 0 && group.used.has(last) ? last : null;
}

function canBeLeftOut(item: Item): boolean {
  return isKind(item, 'switch') || zeroOf(item) !== null;
}

function negate(group: GroupInHand, no: ItemOf<'no'>, target: Item): void {
  if (isKind(target, 'switch')) {
    if (target.meaning.off === null || group.used.has(target)) return;
    const wish = { kind: 'set', settings: target.meaning.off } as const;
    take(group, { wish, items: [no, target], subject: Object.keys(target.meaning.off).join(), isSure: true });
    return;
  }
  // "no black outline", "the outline’s colour": its colour goes with it
  const between = group.items.slice(group.items.indexOf(no), group.items.indexOf(target) + 1);
  const subject = zeroOf(target);
  if (subject === null) return;
  const wish = { kind: 'set', settings: { [subject]: 0 } } as const;
  take(group, { wish, items: [no, target, ...between], subject, isSure: true });
}

/** The setting that "no" sets to 0: "no outline", "no letter spacing". */
function zeroOf(item: Item): SteppedSetting | null {
  if (isRole(item, 'outline')) return 'outlineThickness';
  return isRole(item) && isSettingWithWords(item.meaning.role) ? item.meaning.role : null;
}
