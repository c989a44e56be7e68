import { phraseAt } from '../corrections/said-right.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { findJoined, findJoinedBy, type Joined, type Search } from './find-joined.ts';
import { type Joint, jointIn } from './joint.ts';
import { isAndOnly, type Place, type Spoken } from './mentions.ts';

/** In words, of a clause that only names what the next one says something of. */
const maxListed = 3;

/** Each clause by itself where several say so: "Foto Kamera zusammen, Haus Tür auch". */
export function findAllJoined(text: string, words: readonly Spoken[], search: Search): Joined[] {
  const clauses = clausesIn(words, search.dictionaries);
  const joints: (Joint | null)[] = [];
  for (const { from, to } of clauses) {
    const clause = words.slice(from, to);
    const last = joints.findLast((joint) => joint !== null);
    joints.push(jointIn(clause, search.dictionaries) ?? (last ? sameJoint(clause, last, search.dictionaries) : null));
  }
  // "rubber boots, one word"
  for (let at = clauses.length - 1; at > 0; at--) {
    const { from, to } = clauses[at] as Place;
    const joint = joints[at];
    const named = clauses[at - 1] as Place;
    const isAlone = joint && words.slice(from, to).every(({ isPlain }, index) => isPlain || isInside(joint, index));
    const isListed = named.to - named.from <= maxListed && words[named.to]?.token.key === ',';
    if (!isAlone || !isListed || joints[at - 1]) continue;
    joints[at - 1] = { ...joint, place: { from: named.to - named.from, to: named.to - named.from } };
    joints[at] = null;
  }
  // "rubber boots and rain coat are one word"
  for (let at = clauses.length - 2; at >= 0; at--) {
    const { from, to } = clauses[at] as Place;
    const isListed = to - from <= maxListed && isAndOnly(words[to], search.dictionaries);
    const next = joints[at + 1];
    if (next && isListed) joints[at] ??= { ...next, place: { from: to - from, to: to - from } };
  }
  const several = clauses.flatMap(({ from, to }, index) => {
    const joint = joints[index];
    const found = joint ? findJoinedBy(text, words.slice(from, to), joint, search) : null;
    const places = found?.places.map((place) => ({ from: place.from + from, to: place.to + from }));
    return found && places ? [{ ...found, places }] : [];
  });
  if (several.length > 1) return several;
  const one = findJoined(text, words, search) ?? several[0];
  return one ? [one] : [];
}

function isInside({ place }: Joint, at: number): boolean {
  return at >= place.from && at < place.to;
}

/** "… too" */
function sameJoint(
  words: readonly Spoken[],
  { sign, isStill }: Joint,
  dictionaries: readonly Dictionary[],
): Joint | null {
  const tokens = words.map(({ token }) => token);
  for (const from of tokens.keys()) {
    const length = phraseAt(tokens, from, { dictionaries, of: 'also' });
    if (length !== null) return { sign, place: { from, to: from + length }, isStill };
  }
  return null;
}

function clausesIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place[] {
  const clauses: Place[] = [{ from: 0, to: 0 }];
  for (const [at, { token }] of words.entries()) {
    const last = clauses.at(-1);
    const isAlso = phraseAt([token], 0, { dictionaries, of: 'also' }) !== null;
    if (token.kind === 'break' || (isAnd(token, dictionaries) && !isAlso)) clauses.push({ from: at + 1, to: at + 1 });
    else if (last) last.to = at + 1;
  }
  return clauses.filter(({ from, to }) => to > from);
}
