import type { Shot } from '../face-map/face-map.ts';
import { facesOfPeople, type Person, peopleInShot } from '../face-map/people-in-shot.ts';
import type { FramedSpan, SpanFraming } from './camera-path.ts';
import { type SizeWithBars, showsAllBetweenBars, windowAround, windowSize } from './crop-window.ts';
import { followPeople } from './follow-people.ts';
import { mainPerson } from './main-person.ts';
import { speakerTurns } from './speaker-turns.ts';

/** Faces together may take up this share of the window's width. */
const maxGroupShare = 0.92;

/** More people are a group: a window on one of them would lose what the shot is about. */
const maxPeopleBesideMain = 1;

/**
 * One framing for a shot, or one for each turn where people talk who do not fit in one window. Of two people of whom
 * nobody can tell who speaks, one is kept all the time. Pure.
 */
export function frameShot(shot: Shot, shown: SizeWithBars): FramedSpan[] {
  const { startMs, endMs } = shot;
  const whole = (framing: SpanFraming): FramedSpan[] => [{ startMs, endMs, shot, framing }];
  const people = peopleInShot(shot);
  if (people.length === 0 || isScreenWithPresenter(shot, people)) return whole(everything(shown, startMs));
  if (fitTogether(people, windowSize(shown).width)) return whole(followPeople(people, { startMs, endMs }, shown));
  const turns = speakerTurns(shot, people);
  if (turns.length === 0) {
    const main = people.length <= 1 + maxPeopleBesideMain ? mainPerson(shot, people) : null;
    return whole(main ? followPeople([main], { startMs, endMs }, shown) : everything(shown, startMs));
  }
  return turns.map(({ speaker, ...span }) => ({ ...span, shot, framing: followPeople([speaker], span, shown) }));
}

/** Share of the picture's height: a larger face is what the picture shows. */
const minFaceOverScreen = 0.25;

/** Whether people are only small beside, or on, what a screen shows. */
function isScreenWithPresenter(shot: Shot, people: Person[]): boolean {
  return shot.isScreen === true && people.every(({ faceHeight }) => faceHeight < minFaceOverScreen);
}

/** All of the content: in a window where bars leave no more than fits into one, else the whole frame. */
function everything(shown: SizeWithBars, atMs: number): SpanFraming {
  if (!showsAllBetweenBars(shown)) return { kind: 'fit' };
  const window = windowAround({ x: 0.5, y: 0.5 }, windowSize(shown), shown.bars);
  return { kind: 'crop', points: [{ atMs, ...window }] };
}

/** Whether one window can hold all the people a shot is about. */
export function fitsAllPeople(shot: Shot, shown: SizeWithBars): boolean {
  return fitTogether(peopleInShot(shot), windowSize(shown).width);
}

/** Whether one window can hold all faces for nearly all of the time, wherever it is. */
function fitTogether(people: Person[], windowWidth: number): boolean {
  if (people.length <= 1) return true;
  const widths = facesOfPeople(people).map(({ faces }) => {
    const rights = faces.map(({ left, width }) => left + width);
    return Math.max(...rights) - Math.min(...faces.map(({ left }) => left));
  });
  const fitting = widths.filter((width) => width <= windowWidth * maxGroupShare);
  return fitting.length >= widths.length * 0.9;
}
