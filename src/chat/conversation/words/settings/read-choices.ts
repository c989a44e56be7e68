import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { Role } from '../vocabulary/meaning.ts';
import { type GroupInHand, isRole, take } from './group.ts';

/** Reads single words: positions, fonts, styles, languages, switches, requests. */
export function readChoices(group: GroupInHand): void {
  for (const item of group.items) {
    if (group.used.has(item)) continue;
    if (isKind(item, 'switch')) readSwitch(group, item, item.meaning.on);
    if (isKind(item, 'choice')) readSwitch(group, item, item.meaning.settings);
    if (isKind(item, 'leave_out')) {
      const { part } = item.meaning;
      const subject = part === 'box' ? 'style' : 'color of highlight';
      take(group, { wish: { kind: 'leave_out', part }, items: [item], subject, isSure: true });
    }
    if (isKind(item, 'swap_colors')) take(group, { wish: { kind: 'swap' }, items: [item], subject: 'color of both' });
    if (isKind(item, 'painted')) {
      const { wish, subject } = item.meaning;
      take(group, { wish, items: [item], subject, isSure: true });
    }
    if (isKind(item, 'tongue')) readTongue(group, item, item.meaning);
    if (isKind(item, 'covers')) readCovered(group, item, item.meaning);
    if (isKind(item, 'request')) {
      const { request } = item.meaning;
      take(group, { wish: { kind: 'request', request }, items: [item], subject: `request ${request}` });
    }
  }
  readBox(group);
  dropPlaceOfBar(group);
  dropPurpose(group);
}

/** "A black box behind the text that will be easier to read": that says what it is for. */
function dropPurpose(group: GroupInHand): void {
  if (group.findings.every(({ subject }) => subject === 'accessible')) return;
  group.findings = group.findings.filter(({ subject }) => subject !== 'accessible');
}

/** "A progress bar at the bottom": it is always there, and the place is not that of the captions. */
function dropPlaceOfBar(group: GroupInHand): void {
  const has = (subject: string) => group.findings.some((finding) => finding.subject === subject);
  if (!has('progressBar') || group.items.some((item) => isRole(item, 'captions', 'text', 'position'))) return;
  group.findings = group.findings.filter(({ subject }) => subject !== 'position');
}

/** Words that make sure that a setting is meant. */
const namers: Record<string, Role[]> = {
  position: ['position', 'captions', 'text'],
  style: ['style'],
  fontFamily: ['text', 'style'],
  fontSize: ['size', 'text'],
};

function readSwitch(
  group: GroupInHand,
  item: Item,
  settings: Extract<Item['meaning'], { kind: 'choice' }>['settings'],
): void {
  const subject = Object.keys(settings).join();
  const { items } = group;
  const at = items.indexOf(item);
  const beside = [items[at - 1], items[at + 1]];
  const namer = beside.find((one) => isRole(one, ...(namers[subject] ?? [])) && isRole(one));
  const isAdded =
    isKind(item, 'switch') && (isKind(beside[0], 'yes') || (group.joined === 'with' && subject === 'addEmojis'));
  const naming = isRole(namer, 'position', 'style', 'size') ? [namer, item] : [item];
  take(group, {
    wish: { kind: 'set', settings },
    items: naming,
    subject,
    isSure: namer !== undefined || isAdded || item.isDescribed === true || isFontName(settings),
  });
}

/** Unlike "bold", the name of a font hardly means anything else. */
function isFontName({ fontFamily }: Parameters<typeof readSwitch>[2]): boolean {
  return fontFamily !== undefined && fontFamily !== 'THEBOLDFONT';
}

function readTongue(group: GroupInHand, item: Item, { code, rare }: { code: string; rare: boolean }): void {
  const namer = group.items.find((one) => isRole(one, 'language'));
  if (rare && !namer) return;
  const items = namer ? [namer, item] : [item];
  take(group, {
    wish: { kind: 'set', settings: { language: code } },
    items,
    subject: 'language',
    isSure: namer !== undefined,
  });
}

function readCovered(group: GroupInHand, item: Item, { what, isNamed }: ItemOf<'covers'>['meaning']): void {
  const request = what === 'thing' ? 'clear_view' : 'clear_faces';
  take(group, { wish: { kind: 'request', request }, items: [item], subject: `request ${request}`, isSure: isNamed });
}

/** "on a box": the style that has one. */
function readBox(group: GroupInHand): void {
  const boxes = group.items.filter((item) => isRole(item, 'box') && !group.used.has(item));
  // "no background behind the words"
  if (group.findings.some(({ wish }) => wish.kind === 'leave_out' && wish.part === 'box')) {
    for (const box of boxes) group.used.add(box);
    return;
  }
  if (boxes.length === 0 || group.items.some((item) => isKind(item, 'unknown'))) return;
  // "a dark background": it is dark
  const dark = group.items.filter((item) => isKind(item, 'shade') && item.meaning.shade === 'dark');
  take(group, { wish: { kind: 'set', settings: { style: 'boxed' } }, items: [...boxes, ...dark], subject: 'style' });
}
