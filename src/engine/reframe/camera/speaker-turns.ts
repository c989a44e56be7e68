import type { Timed } from '../../captions/caption.ts';
import type { Shot } from '../face-map/face-map.ts';
import type { Person } from '../face-map/people-in-shot.ts';

interface SpeakerTurn extends Timed {
  speaker: Person;
}

/** A shorter turn is an interjection: the camera stays with whoever speaks before and after it. */
const minTurnMs = 2_000;

/** Lead in `speaking` that makes somebody the speaker. */
const minLead = 0.15;

/** Somebody else is the speaker after leading this often in a row. */
const believedAfter = 3;

/** If less than this share of the samples has a speaker, nobody is followed. */
const minCertainShare = 0.4;

/**
 * The turns of the people in a shot, from its start to its end; empty if it is not known who speaks. Pure.
 */
export function speakerTurns(shot: Shot, people: Person[]): SpeakerTurn[] {
  const leaders = leadersOf(shot, people);
  const certain = leaders.filter(({ leader }) => leader !== null);
  if (certain.length < believedAfter || certain.length < leaders.length * minCertainShare) return [];
  const changes = believedChanges(certain as { atMs: number; leader: Person }[]);
  const turns = changes.map(({ atMs, leader }, i) => ({
    startMs: i === 0 ? shot.startMs : atMs,
    endMs: changes[i + 1]?.atMs ?? shot.endMs,
    speaker: leader,
  }));
  return withoutInterjections(turns);
}

function leadersOf(shot: Shot, people: Person[]): { atMs: number; leader: Person | null }[] {
  const byTrack = new Map(people.map((person) => [person.track, person]));
  return shot.samples.flatMap(({ atMs, faces }) => {
    const scores = faces.flatMap(({ track, speaking }) => {
      const person = byTrack.get(track);
      return person && speaking !== null ? [{ person, speaking }] : [];
    });
    if (scores.length < 2) return [];
    const [first, second] = scores.toSorted((a, b) => b.speaking - a.speaking);
    const leads = first && second && first.speaking - second.speaking >= minLead;
    return [{ atMs, leader: leads ? first.person : null }];
  });
}

/** The changes to a leader who leads three times in a row, each dated at the first of the three. */
function believedChanges(certain: { atMs: number; leader: Person }[]): { atMs: number; leader: Person }[] {
  const changes: { atMs: number; leader: Person }[] = [];
  let since = 0;
  for (const [i, { leader }] of certain.entries()) {
    const first = certain[since];
    if (first?.leader !== leader) since = i;
    const isBelieved = i - since + 1 === believedAfter;
    if (isBelieved && changes.at(-1)?.leader !== leader) changes.push(certain[since] ?? { atMs: 0, leader });
  }
  return changes;
}

function withoutInterjections(turns: SpeakerTurn[]): SpeakerTurn[] {
  const kept: SpeakerTurn[] = [];
  for (const turn of turns) {
    const last = kept.at(-1);
    const isShort = turn.endMs - turn.startMs < minTurnMs;
    if (last && (last.speaker === turn.speaker || isShort)) last.endMs = turn.endMs;
    else if (last && kept.length === 1 && last.endMs - last.startMs < minTurnMs)
      kept[0] = { ...turn, startMs: last.startMs };
    else kept.push({ ...turn });
  }
  return kept;
}
