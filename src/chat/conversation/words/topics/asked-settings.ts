import type { TopicWish, Wish } from '../../understood-words.ts';
import { type Finding, isRole } from '../settings/group.ts';
import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Topic } from './topic.ts';

/** A setting's name in a question that does not wish for it, and what answers the question. */
interface Asked {
  finding: Finding;
  /** null = none does */
  topic: Topic | null;
}

/**
 * "Is French possible, too?" does not say what is spoken in the video, and "is the green already there?" does not wish for green.
 * @returns the findings that are wishes, and the topics that answer the others
 */
export function withoutAsked(
  text: string,
  findings: readonly Finding[],
  dictionaries: readonly Dictionary[],
): { wished: Finding[]; topics: { wish: TopicWish; at: number }[] } {
  const asked = findings.flatMap((finding) => askedIn(text, finding, dictionaries) ?? []);
  const others = new Set(asked.map(({ finding }) => finding));
  const isLanguageSaid = findings.some((finding) => !others.has(finding) && finding.subject === 'language');
  const topics = asked.flatMap(({ finding, topic }) =>
    topic === null || isLanguageSaid ? [] : [{ wish: { kind: 'topic' as const, topic }, at: startOf(finding) }],
  );
  return { wished: findings.filter((finding) => !others.has(finding)), topics: topics.slice(0, 1) };
}

function askedIn(text: string, finding: Finding, dictionaries: readonly Dictionary[]): Asked | null {
  const { sentence, isQuestion } = sentenceAt(text, startOf(finding));
  const said = fold(sentence);
  const says = (what: 'possible' | 'already') => dictionaries.some(({ sentences }) => sentences[what].test(said));
  if (finding.subject === 'language')
    return namesSpeech(finding) || !(isQuestion || says('possible')) ? null : { finding, topic: 'translation' };
  const topic = finding.subject === 'resizeForSocialMedia' ? 'shapeFits' : null;
  return isQuestion && isChange(finding.wish) && says('already') ? { finding, topic } : null;
}

function namesSpeech({ items }: Finding): boolean {
  return items.some((item) => isRole(item, 'language'));
}

function isChange({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step';
}

function startOf({ items }: Finding): number {
  return Math.min(...items.map(({ start }) => start));
}

const ends = /[.!?…\n]/;
/** In characters, so that a message of many settings is read in linear time. */
const maxReach = 150;

function sentenceAt(text: string, at: number): { sentence: string; isQuestion: boolean } {
  let [from, to] = [at, at];
  while (from > Math.max(0, at - maxReach) && !ends.test(text[from - 1] ?? '')) from--;
  while (to < Math.min(text.length, at + maxReach) && !ends.test(text[to] ?? '')) to++;
  return { sentence: text.slice(from, to), isQuestion: text[to] === '?' };
}
