import type { Match, Stretch } from './align-tokens.ts';
import { type Comparable, type Comparer, isOptional, minAlike } from './compare-tokens.ts';

/** What is decided about a stretch: the script's words are shown, or those that were heard. */
export interface Verdict extends Stretch {
  /** `said`: the script's words were said. `differs`: they were not, and what was heard is kept; one side may be empty. */
  kind: 'said' | 'differs';
  /** 1 = heard as it is written; less = misheard. 0 for what differs. */
  likeness: number;
}

export interface Judged {
  comparer: Comparer;
  script: readonly Comparable[];
  heard: readonly Comparable[];
}

/** Speech engines swallow and confuse words of so many letters. */
const tinyLetters = 3;
/** Words around a misheard one belong to it as long as both sides still sound so much alike. */
const minAlikeWider = 0.5;
/** A whole stretch that sounds so much alike is one that was misheard. */
const minAlikeStretch = 0.57;
/** Longer stretches are not misheard as a whole. */
const maxMisheardWords = 8;

/**
 * Decides for everything that is not equal whether it was misheard or said otherwise: by how alike it sounds. In a text that
 * is followed closely, a tiny word for another tiny word is one that was misheard.
 */
export function judgeMatches(matches: readonly Match[], judged: Judged): { verdicts: Verdict[]; isClose: boolean } {
  const compared = shiftGaps(joinDiffering(dropIslands(matches.map(toVerdict), judged)), judged);
  const judgedOnce = compared.flatMap((verdict) => judgeStretch(verdict, judged));
  const wider = widenMisheard(joinDiffering(judgedOnce), judged);
  const isClose = isFollowedClosely(wider, judged);
  const verdicts = isClose ? wider.map((one) => trustTiny(one, judged)) : wider;
  return { verdicts: joinDiffering(withoutBrokenGroups(verdicts, judged)), isClose };
}

function toVerdict({ rows, columns, likeness }: Match): Verdict {
  const isSaid = likeness >= minAlike;
  return { rows, columns, kind: isSaid ? 'said' : 'differs', likeness: isSaid ? likeness : 0 };
}

/** One or two little words that are equal by chance, in the middle of a stretch that differs on both sides. */
function dropIslands(verdicts: Verdict[], judged: Judged): Verdict[] {
  const joined = joinDiffering(verdicts);
  const runs: Verdict[][] = [];
  for (const one of joined) {
    const last = runs.at(-1);
    if (last && last[0]?.kind === 'said' && one.kind === 'said') last.push(one);
    else runs.push([one]);
  }
  const isWide = (run: Verdict[] | undefined) => {
    const [one] = run ?? [];
    if (one?.kind !== 'differs' || count(one.rows) === 0 || count(one.columns) === 0) return false;
    return count(one.rows) + count(one.columns) >= 5;
  };
  return runs.flatMap((run, index) => {
    const isIsland =
      run[0]?.kind === 'said' &&
      run.length <= 2 &&
      run.every(({ rows }) => lettersIn(judged.script, rows) <= tinyLetters) &&
      isWide(runs[index - 1]) &&
      isWide(runs[index + 1]);
    return isIsland ? run.map((one): Verdict => ({ ...one, kind: 'differs', likeness: 0 })) : run;
  });
}

/** Neighbouring stretches that differ become one. */
function joinDiffering(verdicts: Verdict[]): Verdict[] {
  const joined: Verdict[] = [];
  for (const one of verdicts) {
    const last = joined.at(-1);
    if (last?.kind === 'differs' && one.kind === 'differs') {
      joined[joined.length - 1] = {
        ...last,
        rows: [last.rows[0], one.rows[1]],
        columns: [last.columns[0], one.columns[1]],
      };
    } else joined.push(one);
  }
  return joined;
}

/** Words before a gap that it may be shifted over. */
const maxShift = 40;

/**
 * A gap that may as well stand earlier does: «I [went to the I] went to the market» is «[I went to the] I went to the market».
 * Where it may stand at the beginning of a sentence, it stands there.
 */
function shiftGaps(verdicts: Verdict[], judged: Judged): Verdict[] {
  const shifted = [...verdicts];
  for (let at = 1; at < shifted.length; at++) {
    const best = bestShift(shifted, at, judged);
    for (let place = at; place > at - best; place--) {
      const [before, gap] = [shifted[place - 1] as Verdict, shifted[place] as Verdict];
      const [rows, columns] = [count(gap.rows), count(gap.columns)];
      const gapFrom = [before.rows[0], before.columns[0]] as const;
      shifted[place - 1] = {
        ...gap,
        rows: [gapFrom[0], gapFrom[0] + rows],
        columns: [gapFrom[1], gapFrom[1] + columns],
      };
      shifted[place] = {
        ...before,
        rows: [gapFrom[0] + rows, gapFrom[0] + rows + 1],
        columns: [gapFrom[1] + columns, gapFrom[1] + columns + 1],
      };
    }
  }
  return joinDiffering(shifted);
}

/** By how many words a gap is shifted. */
function bestShift(verdicts: Verdict[], at: number, { script, heard }: Judged): number {
  const gap = verdicts[at];
  if (gap?.kind !== 'differs' || (count(gap.rows) > 0 && count(gap.columns) > 0)) return 0;
  const [tokens, [from, to]] = count(gap.rows) > 0 ? [script, gap.rows] : [heard, gap.columns];
  let best = 0;
  for (let shift = 1; shift <= Math.min(maxShift, at); shift++) {
    const before = verdicts[at - shift];
    if (before?.kind !== 'said' || before.likeness < 1 || count(before.rows) !== 1 || count(before.columns) !== 1)
      break;
    if (tokens[from - shift]?.forms[0] !== tokens[to - shift]?.forms[0]) break;
    best = shift;
    if (script[before.rows[0] - 1]?.endsSentence) break;
  }
  return best;
}

function judgeStretch(verdict: Verdict, { comparer, script }: Judged): Verdict[] {
  const { kind, rows, columns } = verdict;
  if (kind === 'said' || count(rows) === 0 || count(columns) === 0) return [verdict];
  if (count(rows) > maxMisheardWords || count(columns) > maxMisheardWords) return [verdict];
  if (script.slice(...rows).some(isOptional)) return [verdict];
  const likeness = comparer.likenessOfRanges(rows, columns);
  return [likeness >= minAlikeStretch ? { ...verdict, kind: 'said', likeness } : verdict];
}

/** «a remote» for «Remotion’s»: little words beside a misheard one were part of it. */
function widenMisheard(verdicts: Verdict[], judged: Judged): Verdict[] {
  const done: Verdict[] = [];
  for (let at = 0; at < verdicts.length; at++) {
    const [one, following] = [verdicts[at] as Verdict, verdicts[at + 1]];
    const last = done.at(-1);
    const before = last && isLittle(last, judged) && isMisheard(one) ? joinIfAlike(last, one, judged) : null;
    const after =
      following && isMisheard(one) && isLittle(following, judged) ? joinIfAlike(one, following, judged) : null;
    if (before) done.splice(-1, 1, before);
    else if (after) {
      done.push(after);
      at++;
    } else done.push(one);
  }
  return done;
}

function isMisheard({ kind, likeness }: Verdict): boolean {
  return kind === 'said' && likeness < 0.97;
}

function isLittle({ kind, rows, columns }: Verdict, { script, heard }: Judged): boolean {
  if (kind === 'said' || script.slice(...rows).some(isOptional)) return false;
  return lettersIn(script, rows) <= tinyLetters && lettersIn(heard, columns) <= tinyLetters;
}

function joinIfAlike(one: Verdict, other: Verdict, { comparer }: Judged): Verdict | null {
  const rows: Verdict['rows'] = [one.rows[0], other.rows[1]];
  const columns: Verdict['columns'] = [one.columns[0], other.columns[1]];
  const likeness = comparer.likenessOfRanges(rows, columns);
  return likeness >= minAlikeWider ? { rows, columns, kind: 'said', likeness } : null;
}

/** Few words differ, and most of those are tiny. */
function isFollowedClosely(verdicts: Verdict[], judged: Judged): boolean {
  let [said, differing] = [0, 0];
  for (const one of verdicts) {
    if (one.kind === 'said') said += count(one.rows);
    else differing += weightOf(one, judged);
  }
  return differing <= 0.5 + 0.04 * said;
}

function weightOf({ rows, columns }: Verdict, { script, heard }: Judged): number {
  const missing = script.slice(...rows).filter((token) => !isOptional(token));
  const weights = [missing, heard.slice(...columns)].map((words) =>
    words.reduce((sum, { forms }) => sum + ((forms[0] ?? '').length <= tinyLetters ? 0.3 : 1), 0),
  );
  return Math.max(...weights);
}

function trustTiny(verdict: Verdict, { script, heard }: Judged): Verdict {
  const { kind, rows, columns } = verdict;
  if (kind === 'said' || count(rows) === 0 || count(columns) === 0 || count(rows) > 2 || count(columns) > 2)
    return verdict;
  const areTiny = [...script.slice(...rows), ...heard.slice(...columns)].every(
    (token) => !isOptional(token) && (token.forms[0] ?? '').length <= tinyLetters,
  );
  return areTiny ? { ...verdict, kind: 'said', likeness: 0.5 } : verdict;
}

/** What may be left out is said as a whole or not at all. */
function withoutBrokenGroups(verdicts: Verdict[], { script }: Judged): Verdict[] {
  const groups = new Map<number, { said: number; all: number }>();
  const groupOf = (row: number) => script[row]?.optionalGroup ?? null;
  for (const { kind, rows } of verdicts) {
    for (let row = rows[0]; row < rows[1]; row++) {
      const group = groupOf(row);
      if (group === null || group < 0) continue;
      const counts = groups.get(group) ?? { said: 0, all: 0 };
      groups.set(group, { said: counts.said + (kind === 'said' ? 1 : 0), all: counts.all + 1 });
    }
  }
  const isBroken = (row: number) => {
    const counts = groups.get(groupOf(row) ?? -1);
    return counts !== undefined && counts.said < 0.6 * counts.all;
  };
  return verdicts.map((one) =>
    one.kind === 'said' && isBroken(one.rows[0]) ? { ...one, kind: 'differs', likeness: 0 } : one,
  );
}

function count([from, to]: [number, number]): number {
  return to - from;
}

function lettersIn(tokens: readonly Comparable[], range: [number, number]): number {
  return tokens.slice(...range).reduce((sum, { forms }) => sum + (forms[0] ?? '').length, 0);
}
