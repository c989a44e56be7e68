import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { isPositionOpen } from '../../../../engine/captions/settings/caption-style.ts';
import { type Choice, makeChoice } from '../../settings/choice.ts';
import type { RequestWish, SettingWish, Wish } from '../../understood-words.ts';

export interface ReadWishes {
  choices: Choice[];
  requests: RequestWish['request'][];
  /** The position is made automatic again, since captions covered a face. */
  opensPlace: boolean;
}

/**
 * Sorts wishes into changes of settings and requests. "The captions cover …" needs no answer when the same text says
 * where they are to go.
 */
export function readWishes(present: CaptionSettings, wishes: readonly Wish[]): ReadWishes {
  const choices = choicesOf(wishes);
  const requests = wishes.flatMap((wish) => (wish.kind === 'request' ? [wish.request] : []));
  const chosen = choices.reduce((settings, choice) => makeChoice(settings, choice, undefined), present);
  const isMoved = chosen.position !== present.position;
  const opensPlace = requests.includes('clear_faces') && !isMoved && !isPositionOpen(present);
  return {
    choices: opensPlace ? [...choices, { kind: 'open', setting: 'position' }] : choices,
    requests: isMoved || opensPlace ? requests.filter((one) => !asksToClear(one)) : requests,
    opensPlace,
  };
}

export function asksToClear(request: RequestWish['request']): boolean {
  return request === 'clear_faces' || request === 'clear_view';
}

/** Steps come last: how large "bigger" is depends on the shape and the style in the same text. */
function choicesOf(wishes: readonly Wish[]): Choice[] {
  const choices = wishes.filter((wish): wish is SettingWish => wish.kind === 'set' || wish.kind === 'step');
  return [...choices.filter(({ kind }) => kind === 'set'), ...choices.filter(({ kind }) => kind === 'step')];
}
