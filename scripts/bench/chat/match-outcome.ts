import { answers, declines } from './answer-labels.ts';
import { nextVideos, type Target } from './changes.ts';
import { type MeantLabel, matchLabel } from './match-label.ts';
import { type Moment, partsOfLabel } from './phrases.ts';
import { type Sight, says } from './sight.ts';

/** How an outcome compares with what happened. */
export interface OutcomeMatch {
  /** Labels that did not come true. */
  missing: string[];
  /** What was done beside them. */
  extra: string[];
  /** Some came true by saying that it cannot be done. */
  isDeclined: boolean;
}

export function matchOutcome(outcome: readonly string[], at: Moment, sight: Sight): OutcomeMatch {
  const meant = withTargets(outcome, at, sight);
  const matches = meant.map((one) => ({ label: one.label, ...howItCame(one, meant, sight) }));
  const explained = new Set(matches.flatMap(({ explains }) => explains));
  return {
    missing: matches.filter(({ came }) => came === null).map(({ label }) => label),
    extra: sight.changes.filter((change) => !explained.has(change)),
    isDeclined: matches.some(({ came }) => came === 'declined'),
  };
}

/** Whether a label came true: by what was done, by its answer, or by saying that it cannot be done. */
function howItCame(meant: MeantLabel, all: readonly MeantLabel[], sight: Sight) {
  const { label } = meant;
  const { name } = partsOfLabel(label);
  const { isTrue, explains = [] } = matchLabel(meant, all, sight);
  const isSaid = (sentences: typeof answers) => says(sight, (sentences[label] ?? sentences[name])?.(sight.texts) ?? []);
  if (isTrue || isSaid(answers)) return { came: 'true' as const, explains };
  return { came: isSaid(declines) ? ('declined' as const) : null, explains };
}

/**
 * Labels of videos say which one the others mean: those behind them, or all when they come last. Without one it is the newest video, or
 * those that a link ordered, or the next ones.
 */
function withTargets(outcome: readonly string[], at: Moment, { before, after }: Sight): MeantLabel[] {
  const others = outcome.filter((label) => !isOfVideo(label));
  const ordered = Object.keys(after.videos).filter((videoId) => !(videoId in before.videos));
  const isOrder = outcome.some((label) => partsOfLabel(label).name === 'link');
  if (isOrder) return others.map((label) => ({ label, targets: ordered.length > 0 ? ordered : [nextVideos] }));
  if (others.length === outcome.length) return others.map((label) => ({ label, targets: [usualTargets[at]] }));
  if (!isOfVideo(outcome[0] ?? '')) {
    const named = outcome.filter(isOfVideo).flatMap(videosOf);
    return others.map((label) => ({ label, targets: named }));
  }
  return behindTheirVideos(outcome);
}

const usualTargets: Record<Moment, Target> = {
  new: nextVideos,
  rendering: 'video1',
  ready: 'video1',
  text: 'video1',
  several: 'video3',
};

function behindTheirVideos(outcome: readonly string[]): MeantLabel[] {
  let targets: Target[] = [];
  return outcome.flatMap((label, index) => {
    if (!isOfVideo(label)) return [{ label, targets }];
    const goesOn = isOfVideo(outcome[index - 1] ?? '');
    targets = [...(goesOn ? targets : []), ...videosOf(label)];
    return [];
  });
}

function isOfVideo(label: string): boolean {
  return partsOfLabel(label).name === 'video';
}

function videosOf(label: string): Target[] {
  const { value } = partsOfLabel(label);
  return value === 'all' ? ['video1', 'video2', 'video3'] : [`video${value}`];
}
