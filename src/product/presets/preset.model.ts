import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import { whereText } from '../../infra/database/partial-index.ts';

/** Settings that an account has saved under a name. Videos copy them, see decision 54. */
export const createPresetModel = defineModel({
  name: 'Preset',
  collection: 'presets',
  minimize: false,
  fields: {
    _id: field.text(),
    userId: field.number(),
    /** As its owner wrote it, see `readPresetName`. */
    name: field.text(),
    /** See `presetKey`: unique in the account. */
    key: field.text(),
    settings: field.json<CaptionSettings>(),
    /** Videos of the API that name no style get this one; at most one of an account. */
    isDefault: field.boolean().default(false),
    createdAt: field.date(),
    updatedAt: field.date(),
  },
  indexes: [
    [{ userId: 1, key: 1 }, { unique: true }],
    [{ 'settings.watermark.picture': 1 }, whereText('settings.watermark.picture')],
    [{ userId: 1 }, { unique: true, partialFilterExpression: { isDefault: true }, name: 'userId_default' }],
  ],
});

export type PresetModel = ReturnType<typeof createPresetModel>;
export type PresetRecord = RecordOf<typeof createPresetModel>;
