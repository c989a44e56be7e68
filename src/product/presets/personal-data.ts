import { presentSettings } from '../../engine/captions/settings/setting-fields.ts';
import { ownRecordsPart, type PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { PresetModel, PresetRecord } from './preset.model.ts';

/** Presets with the API's names of their settings. */
export function presetsPart({ presets }: { presets: PresetModel }): PersonalDataPart {
  return ownRecordsPart<PresetRecord>(
    { name: 'presets', records: presets, sort: { key: 1 } },
    ({ name, settings, isDefault, createdAt, updatedAt }) => {
      return { name, settings: presentSettings(settings), isDefault, createdAt, updatedAt };
    },
  );
}
