import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Span } from './find-leftovers.ts';
import type { Finding } from './group.ts';

const ends = /[,;:.!?…\n]/;
/** In characters, so that a message of many colours is read in linear time. */
const maxReach = 120;
/** Articles, prepositions and talk before the first noun. */
const maxBefore = 5;

/**
 * "White letters vanish on the white table" wishes no white letters, but that they can be read. The colour stands at the beginning of its
 * clause: "make it yellow, white vanishes" wishes for yellow.
 */
export function withoutUnseen(
  text: string,
  { findings, leftovers }: { findings: readonly Finding[]; leftovers: readonly Span[] },
  dictionaries: readonly Dictionary[],
): { findings: Finding[]; leftovers: Span[] } {
  const clauses = findings.flatMap((finding) => {
    const clause = finding.subject.startsWith('color') ? clauseAt(text, finding) : null;
    return clause && isUnseen(text, clause, dictionaries) ? [{ finding, ...clause }] : [];
  });
  const [first] = clauses;
  if (!first) return { findings: [...findings], leftovers: [...leftovers] };
  let seen = findings.filter((one) => !clauses.some(({ finding }) => finding === one));
  const readable: Finding = {
    wish: { kind: 'set', settings: { accessible: true } },
    items: first.finding.items,
    subject: 'accessible',
    isSure: true,
  };
  // "purple is unreadable, take white"
  const isOther = seen.some(({ subject }) => subject === 'color' || subject.includes('outline'));
  const isSaid = isOther || seen.some(({ subject }) => subject === 'accessible');
  if (isOther) seen = seen.filter(({ subject, items }) => subject !== 'accessible' || !isWithin(items, clauses));
  const outside = leftovers.filter(({ start }) => !clauses.some(({ from, to }) => from <= start && start < to));
  return { findings: isSaid ? seen : [...seen, readable], leftovers: outside };
}

function isWithin(items: Finding['items'], clauses: readonly Clause[]): boolean {
  return items.every(({ start }) => clauses.some(({ from, to }) => from <= start && start < to));
}

interface Clause {
  from: number;
  to: number;
  /** Where what the finding was read from begins. */
  at: number;
}

function clauseAt(text: string, { items }: Finding): Clause {
  const at = Math.min(...items.map(({ start }) => start));
  let [from, to] = [at, at];
  while (from > Math.max(0, at - maxReach) && !ends.test(text[from - 1] ?? '')) from--;
  while (to < Math.min(text.length, at + maxReach) && !ends.test(text[to] ?? '')) to++;
  return { from, to, at };
}

function isUnseen(text: string, { from, to, at }: Clause, dictionaries: readonly Dictionary[]): boolean {
  const before = fold(text.slice(from, at)).split(/\s+/).filter(Boolean);
  if (before.length > maxBefore) return false;
  const said = fold(text.slice(from, to));
  return dictionaries.some(
    ({ sentences }) => sentences.unseen.test(said) && before.every((word) => sentences.beforeNoun.has(word)),
  );
}
