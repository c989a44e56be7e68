import { bindActions } from '../../infra/bind-actions.ts';
import { findBrand, findPreset, keepsUpload } from './find-preset.ts';
import {
  createPreset,
  deletePreset,
  listPresets,
  type PresetDeps,
  savePreset,
  updatePreset,
} from './manage-presets.ts';

export type PresetServices = ReturnType<typeof createPresetServices>;

/** Binds the actions on presets to their dependencies. */
export function createPresetServices(deps: PresetDeps) {
  const actions = {
    listPresets,
    createPreset,
    savePreset,
    updatePreset,
    deletePreset,
    findPreset,
    findBrand,
    keepsUpload,
  };
  return bindActions(deps, actions);
}
