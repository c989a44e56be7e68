import { type CaptionSettings, captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { fill } from '../../../../texts/fill.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import type { TurnContext } from '../../turn.ts';

/** "Size goes from 18 to 65, so I took 65." */
export function limitText(setting: SteppedSetting, settings: CaptionSettings, { texts }: TurnContext): string {
  const { min, max } = captionSettings[setting].kind;
  const name = texts.looks.names[setting];
  const told = fill(texts.draft.outOfRange, { setting: name, min, max, value: String(settings[setting] ?? '') });
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}
