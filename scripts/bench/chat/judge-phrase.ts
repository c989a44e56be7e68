import { didNotUnderstand } from './answer-labels.ts';
import { play, type Scene } from './bench-conversation.ts';
import { matchOutcome, type OutcomeMatch } from './match-outcome.ts';
import type { Moment, Phrase } from './phrases.ts';
import { actionsOf, look, type Sight, says } from './sight.ts';

/** What became of a phrase. */
export type Verdict =
  /** One of the outcomes that are right, and nothing else. */
  | 'understood'
  /** It was said that this cannot be done, or asked, with the right answer among few buttons. */
  | 'declined'
  /** Something was done that nobody wished for. */
  | 'wrong'
  /** Nothing was done or not all, or something was answered that nobody asked. */
  | 'lost';

export interface Judgement {
  phrase: Phrase;
  verdict: Verdict;
  /** The answer was that it was not understood, although it meant something. */
  isNotGot: boolean;
  sight: Sight;
  /** The outcome that is closest. */
  nearest: OutcomeMatch;
}

/** More buttons are a page to look through, not a question. */
const maxButtonsOfQuestion = 6;

export function judgePhrase(phrase: Phrase, scene: Scene, lines: readonly string[]): Judgement {
  const sight = look(play(scene, { kind: 'said', text: phrase.text }, lines));
  const nearest = nearestOutcome(phrase, sight);
  const isMeaningless = phrase.want.flat().includes('nonsense');
  const verdict = verdictOf(phrase, { sight, nearest }, lines);
  // a question with the right answer among its buttons is no failure
  const isNotGot = !isMeaningless && verdict !== 'declined' && says(sight, didNotUnderstand(sight.texts));
  return { phrase, verdict, isNotGot, sight, nearest };
}

function verdictOf(
  phrase: Phrase,
  { sight, nearest }: { sight: Sight; nearest: OutcomeMatch },
  lines: readonly string[],
): Verdict {
  if (nearest.extra.length > 0) return 'wrong';
  if (nearest.missing.length === 0) return isHonestNo(phrase, nearest) ? 'declined' : 'understood';
  return offersIt(phrase, sight, lines) ? 'declined' : 'lost';
}

function isHonestNo({ want }: Phrase, { isDeclined }: OutcomeMatch): boolean {
  return isDeclined || want.every((outcome) => outcome.some((label) => label.startsWith('decline:')));
}

function nearestOutcome({ want, at }: { want: string[][]; at: Moment }, sight: Sight): OutcomeMatch {
  const matches = want.map((outcome) => matchOutcome(outcome, at, sight));
  const [nearest] = matches.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  if (!nearest) throw new Error('A phrase has no outcome that is right.');
  return nearest;
}

function distanceOf({ extra, missing, isDeclined }: OutcomeMatch): number {
  return extra.length * 100 + missing.length * 2 + (isDeclined ? 1 : 0);
}

/** Whether a tap on one of few buttons leads to an outcome that is right. */
function offersIt(phrase: Phrase, sight: Sight, lines: readonly string[]): boolean {
  const actions = actionsOf(sight);
  if (actions.length > maxButtonsOfQuestion) return false;
  return actions.some((action) => {
    const tapped = play(sight.after, { kind: 'tapped', action }, lines);
    const { extra, missing } = nearestOutcome(phrase, look({ ...tapped, before: sight.before }));
    return extra.length === 0 && missing.length === 0;
  });
}
