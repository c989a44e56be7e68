import { captionLimits } from '../../../engine/captions/settings/captions-field.ts';
import type { WantedSettings } from '../../../engine/captions/settings/preset-settings.ts';
import { toWantedSettings, wantedSettingFields } from '../../../engine/captions/settings/setting-fields.ts';
import type { Fields, Values } from '../../../infra/validation/field.ts';
import { numberField } from '../../../infra/validation/field-kinds.ts';

const at = numberField({ min: 0, max: captionLimits.seconds });

/** Which moment of a video, and settings that count for its picture only. */
export const stillFields = {
  at: { ...at, schema: at.schema.describe('Seconds. Left out: a time at which a caption is shown') },
  ...wantedSettingFields({ language: 'code', withDefaults: false }),
} satisfies Fields;

export function readStill({ at, ...settings }: Values<typeof stillFields>): {
  settings: WantedSettings;
  atMs: number | null;
} {
  return { settings: toWantedSettings(settings), atMs: at === undefined ? null : at * 1000 };
}
