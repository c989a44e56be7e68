import type { ShadeWish } from '../../understood-words.ts';
import { type Item, isKind } from '../read-items.ts';
import { colored } from './assign-colors.ts';
import { type GroupInHand, isBox, isRole, take } from './group.ts';

/**
 * "A bit darker", "the highlight lighter": a shade of a colour that is there already. Beside a colour it is a shade of that, and beside
 * unknown words it may be about anything.
 */
export function readShades(group: GroupInHand): void {
  const { items, used } = group;
  if (items.some((item) => isKind(item, 'color'))) return;
  const box = items.find(isBox);
  if (box) paintShadedBox(group, box);
  if (box || items.some((item) => isKind(item, 'unknown'))) return;
  const shade = items.find((item) => isKind(item, 'shade') && item.meaning.isMore && !used.has(item));
  if (!isKind(shade, 'shade')) return;
  const owner = items.find((item) => isRole(item, 'text', 'captions', 'highlight', 'outline') && !used.has(item));
  const isMuch = items.some((item) => isKind(item, 'degree') && item.meaning.degree === 'much');
  const wish: ShadeWish = { kind: 'shade', part: partOf(owner), shade: shade.meaning.shade, much: isMuch };
  take(group, { wish, items: owner ? [owner, shade] : [shade], subject: 'shade', isSure: owner !== undefined });
}

/** "On a light background": a white box; a box is dark anyway. Who can hardly read on one speaks of the picture. */
function paintShadedBox(group: GroupInHand, box: Item): void {
  const at = group.items.indexOf(box);
  const beside = [group.items[at - 1], group.items[at + 1]];
  const light = beside.find((item) => isKind(item, 'shade') && item.meaning.shade === 'light');
  const isOfPicture = group.items.some((item) => isKind(item, 'switch') && item.meaning.on.accessible !== undefined);
  if (!light || isOfPicture || group.used.has(box)) return;
  const wish = { kind: 'set' as const, settings: colored('box', '#FFFFFF') };
  take(group, { wish, items: [light, box], subject: 'color of box', isSure: true });
}

function partOf(owner: Item | undefined): ShadeWish['part'] {
  if (isRole(owner, 'text', 'captions')) return 'fontColor';
  if (isRole(owner, 'highlight')) return 'highlightColor';
  return isRole(owner, 'outline') ? 'outlineColor' : null;
}
