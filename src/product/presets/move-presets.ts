import { maxPresetNameCharacters, presetKey } from '../../engine/captions/settings/preset-name.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { PresetModel, PresetRecord } from './preset.model.ts';

/**
 * Gives the presets of one account to another one. All are kept, also beyond the limit: of two with one name, the one
 * that comes gets a number. The default of `intoId` stays; without one, that of `fromId` becomes it.
 */
export async function movePresets(
  presets: PresetModel,
  { fromId, intoId }: { fromId: number; intoId: number },
  session: Transaction,
): Promise<void> {
  const known = await presets.find({ userId: intoId }, { key: 1, isDefault: 1 }).session(session).lean();
  const taken = new Set(known.map(({ key }) => key));
  const hasDefault = known.some(({ isDefault }) => isDefault);
  for (const preset of await presets.find({ userId: fromId }).session(session).lean<PresetRecord[]>()) {
    const name = freeName(preset.name, taken);
    const key = presetKey(name);
    taken.add(key);
    const isDefault = preset.isDefault && !hasDefault;
    await presets.updateOne({ _id: preset._id }, { $set: { userId: intoId, name, key, isDefault } }, { session });
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`;
    const tried = [...name].slice(0, maxPresetNameCharacters - ending.length).join('') + ending;
    if (!taken.has(presetKey(tried))) return tried;
  }
}
