import type { Shot } from '../face-map/face-map.ts';
import type { Person } from '../face-map/people-in-shot.ts';

/** Likelihood of speaking where it is not known. */
const unknown = 0.5;

/**
 * The person to keep where it is not certain who speaks when: large, seen all the time, and rather the one who spoke more.
 * Null = there is nobody. Pure.
 * @param people the largest first, who wins among equals
 */
export function mainPerson(shot: Shot, people: Person[]): Person | null {
  const weights = people.map((person) => person.faceHeight * person.presence * speakingOf(shot, person));
  return people[weights.indexOf(Math.max(...weights))] ?? null;
}

/** Mean over the samples in which the person is seen. */
function speakingOf({ samples }: Shot, { track }: Person): number {
  const shares = samples.flatMap(({ faces }) => faces.filter((face) => face.track === track));
  const sum = shares.reduce((total, { speaking }) => total + (speaking ?? unknown), 0);
  return shares.length === 0 ? unknown : sum / shares.length;
}
