import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { Choice } from '../../settings/choice.ts';
import type { Step } from '../../settings/step-setting.ts';
import type { TurnContext } from '../../turn.ts';

interface Change {
  before: CaptionSettings;
  after: CaptionSettings;
  choices: readonly Choice[];
}

/** Says which steps changed nothing, since their setting was at its limit: "The letters can’t be any bigger." `''` = none. */
export function vainSteps({ before, after, choices }: Change, { texts }: TurnContext): string {
  const { atLimit } = texts.draft;
  const vain = choices.flatMap((choice) => {
    const end = choice.kind === 'step' && after[choice.setting] === before[choice.setting] ? endOf(choice) : null;
    return end ? [atLimit[end]] : [];
  });
  return [...new Set(vain)].join(' ');
}

function endOf({ setting, direction, to }: Step): 'bigger' | 'smaller' | 'higher' | 'lower' | null {
  // "big, not huge" may well be so already
  if (to) return null;
  if (setting === 'fontSize') return direction === 1 ? 'bigger' : 'smaller';
  if (setting === 'position') return direction === 1 ? 'higher' : 'lower';
  return null;
}
