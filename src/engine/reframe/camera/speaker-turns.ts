import type { Shot } from '../face-map/face-map.ts';
import type { Person } from '../face-map/people-in-shot.ts';

export interface SpeakerTurn {
  startMs: number;
  endMs: number;
  speaker: Person;
}

/** A turn that is shorter is an interjection: the picture stays with whoever speaks before and after. */
const shortestTurnMs = 1_500;

/** Who leads has to lead by so much before anybody is said to speak. */
const clearLead = 0.15;

/** Someone else is believed to speak once seen to do so this often in a row. */
const believedAfter = 3;

/** Where so much of the time nobody can be told to speak, nobody is followed. */
const leastCertainShare = 0.4;

/**
 * Who speaks when among those in a shot; empty where that cannot be told. Turns reach from the shot's start to its end.
 * Pure.
 */
export function speakerTurns(shot: Shot, people: Person[]): SpeakerTurn[] {
  const leaders = leadersOf(shot, people);
  const certain = leaders.filter(({ leader }) => leader !== null);
  if (certain.length < believedAfter || certain.length < leaders.length * leastCertainShare) return [];
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
    const leads = first && second && first.speaking - second.speaking >= clearLead;
    return [{ atMs, leader: leads ? first.person : null }];
  });
}

/** The first leader, and every other who led three times in a row, from the first of these on. */
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
    const isShort = turn.endMs - turn.startMs < shortestTurnMs;
    if (last && (last.speaker === turn.speaker || isShort)) last.endMs = turn.endMs;
    else kept.push({ ...turn });
  }
  return kept;
}
