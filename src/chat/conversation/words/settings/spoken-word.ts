import { isKind } from '../read-items.ts';
import { type Finding, isRole } from './group.ts';
import type { Clause } from './read-clauses.ts';

/** "White letters, the word in green": beside the letters, one word is the spoken one. */
export function spokenWord(findings: Finding[]): Finding[] {
  const letters = findings.filter(({ wish }) => wish.kind === 'set' && 'fontColor' in wish.settings);
  const isOne = ({ items }: Finding) => items.some((item) => isKind(item, 'role') && item.meaning.isOne);
  if (letters.every(isOne) || findings.some(({ subject }) => subject === 'color of highlight')) return findings;
  return findings.map((finding) => {
    const { wish } = finding;
    if (!letters.includes(finding) || !isOne(finding) || wish.kind !== 'set' || !wish.settings.fontColor)
      return finding;
    const colored: Finding['wish'] = { kind: 'set', settings: { highlightColor: wish.settings.fontColor } };
    return { ...finding, wish: colored, subject: 'color of highlight' };
  });
}

/** "The letters white, the highlight honey, an amber yellow": a colour behind that of a part says the same once more. */
export function saidTwice(findings: Finding[]): Finding[] {
  const hasOwner = findings.some(({ subject, isBare }) => subject === 'color' && !isBare);
  if (!hasOwner) return findings;
  return findings.map((finding, at) => {
    const [before, { wish }] = [findings[at - 1], finding];
    const isBareColor = finding.isBare === true && finding.subject === 'color' && wish.kind === 'set';
    if (!isBareColor || before?.subject !== 'color of highlight' || !wish.settings.fontColor) return finding;
    const colored: Finding['wish'] = { kind: 'set', settings: { highlightColor: wish.settings.fontColor } };
    return { ...finding, wish: colored, subject: before.subject, isBare: false };
  });
}

/** "The style impact, with red": the letters keep their colour, so that one word can have another. */
export function withStyle(findings: Finding[], clauses: readonly Clause[]): Finding[] {
  const hasStyle = findings.some(({ subject }) => subject === 'style');
  const colors = findings.filter(({ subject }) => subject.startsWith('color'));
  const [only] = colors;
  if (!hasStyle || colors.length !== 1 || !only?.isBare || only.wish.kind !== 'set') return findings;
  const groups = clauses.flatMap((clause) => clause.groups);
  const group = groups.find(({ items }) => items.some(({ start }) => start === only.items[0]?.start));
  const color = only.wish.settings.fontColor;
  if (group?.joined !== 'with' || !color) return findings;
  const wish: Finding['wish'] = { kind: 'set', settings: { highlightColor: color } };
  return findings.map((one) => (one === only ? { ...one, wish, subject: 'color of highlight', isBare: false } : one));
}

/** "Make the key words red and bigger": the only colour beside them is theirs. */
export function colorOfKeyWords(findings: Finding[]): Finding[] {
  const hasKeyWords = findings.some(({ wish }) => wish.kind === 'set' && wish.settings.emphasis === true);
  const colors = findings.filter(({ subject }) => subject.startsWith('color'));
  const [only] = colors;
  // “in the captions, the key words in blue”
  const isTheirs = only?.isBare || only?.items.some((item) => isRole(item, 'captions'));
  if (!hasKeyWords || colors.length !== 1 || !only || !isTheirs || only.wish.kind !== 'set') return findings;
  const color = only.wish.settings.fontColor;
  if (!color) return findings;
  const wish: Finding['wish'] = { kind: 'set', settings: { emphasisColor: color } };
  return findings.map((one) => (one === only ? { ...one, wish, subject: 'color of emphasis', isBare: false } : one));
}
