import type { Shot } from '../face-map/face-map.ts';
import { facesTogether, type Person, peopleInShot } from '../face-map/people-in-shot.ts';
import { type BarredSize, showsAllBetweenBars, windowAround, windowSize } from './crop-window.ts';
import { followPerson } from './follow-people.ts';
import type { FramedStretch, StretchFraming } from './path-from-faces.ts';
import { speakerTurns } from './speaker-turns.ts';

/** Faces together may take up so much of the window's width. */
const widestGroup = 0.92;

/** One framing for a shot, or one for each turn where two talk who do not fit in one window. Pure. */
export function frameShot(shot: Shot, shown: BarredSize): FramedStretch[] {
  const { startMs, endMs } = shot;
  const whole = (framing: StretchFraming): FramedStretch[] => [{ startMs, endMs, shot, framing }];
  const people = peopleInShot(shot);
  if (people.length === 0) return whole(everything(shown, startMs));
  if (fitTogether(people, windowSize(shown).width)) return whole(followPerson(people, { startMs, endMs }, shown));
  const turns = speakerTurns(shot, people);
  if (turns.length === 0) return whole(everything(shown, startMs));
  return turns.map((turn) => ({
    ...{ startMs: turn.startMs, endMs: turn.endMs, shot },
    framing: followPerson([turn.speaker], turn, shown),
  }));
}

/** All that is seen: in a window where bars leave no more than that, else as the whole picture. */
function everything(shown: BarredSize, atMs: number): StretchFraming {
  if (!showsAllBetweenBars(shown)) return { kind: 'fit' };
  const window = windowAround({ x: 0.5, y: 0.5 }, windowSize(shown), shown.bars);
  return { kind: 'crop', points: [{ atMs, ...window }] };
}

/** Whether no window holds all whom a shot is of. */
export function losesSomebody(shot: Shot, shown: BarredSize): boolean {
  return !fitTogether(peopleInShot(shot), windowSize(shown).width);
}

/** Whether one window holds everybody's face for nearly all of the time, wherever it stands. */
function fitTogether(people: Person[], windowWidth: number): boolean {
  if (people.length <= 1) return true;
  const spans = groupSpans(people);
  const fitting = spans.filter((width) => width <= windowWidth * widestGroup);
  return fitting.length >= spans.length * 0.9;
}

/** How wide the group is at each moment somebody is seen. */
function groupSpans(people: Person[]): number[] {
  return facesTogether(people).map(({ faces }) => {
    const rights = faces.map(({ left, width }) => left + width);
    return Math.max(...rights) - Math.min(...faces.map(({ left }) => left));
  });
}
