import { isStyleName, presetKey, readPresetName } from '../../src/engine/captions/settings/preset-name.ts';
import type { Services } from '../../src/http/services.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { invalidFields } from '../../src/infra/validation/violation.ts';
import type { PresetView } from '../../src/product/presets/manage-presets.ts';
import { notFound } from './fake-world.ts';

/** Presets in memory, with those refusals that edges tell apart. */
export function fakePresets(): Services['presets'] {
  const known = new Map<string, PresetView>();
  const keyOf = ({ userId, name }: { userId: number; name: string }) => `${userId} ${presetKey(name)}`;
  const at = new Date('2026-03-04T05:06:07.000Z');
  const store = ({ userId, ...preset }: { userId: number; name: string } & Partial<PresetView>): PresetView => {
    const name = readPresetName(preset.name);
    if (name === null || isStyleName(name)) throw invalidFields([{ field: 'name', rule: 'preset_name' }]);
    const view = { settings: {}, isDefault: false, createdAt: at, updatedAt: at, ...preset };
    known.set(keyOf({ userId, name: view.name }), view);
    return view;
  };
  return {
    listPresets: async (userId) => [...known].filter(([key]) => key.startsWith(`${userId} `)).map(([, view]) => view),
    async createPreset({ isDefault = false, ...input }) {
      const errors = { name: [{ rule: 'unique' }] };
      if (known.has(keyOf(input))) throw new AppError('invalid_input', { message: 'taken', details: { errors } });
      return store({ ...input, isDefault });
    },
    savePreset: async ({ isDefault = false, ...input }) => store({ ...input, isDefault }),
    async updatePreset({ changes, ...of }) {
      const view = known.get(keyOf(of));
      if (!view) throw notFound();
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const changed = store({ userId: of.userId, ...view, ...given });
      if (presetKey(changed.name) !== presetKey(of.name)) known.delete(keyOf(of));
      return changed;
    },
    async deletePreset(of) {
      if (!known.delete(keyOf(of))) throw notFound();
    },
    async findBrand(userId) {
      const mine = [...known].filter(([key]) => key.startsWith(`${userId} `)).map(([, view]) => view);
      return mine.find(({ isDefault }) => isDefault) ?? mine.at(-1) ?? null;
    },
    keepsUpload: async () => false,
    async findPreset({ userId, name }) {
      if (name !== null) return known.get(keyOf({ userId, name }))?.settings ?? null;
      const mine = [...known].filter(([key]) => key.startsWith(`${userId} `)).map(([, view]) => view);
      return mine.find(({ isDefault }) => isDefault)?.settings ?? null;
    },
  };
}
