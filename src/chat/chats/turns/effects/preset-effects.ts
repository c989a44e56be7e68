import type { Transaction } from '../../../../infra/database/transaction.ts';
import type { PackedEffect, PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatNow } from '../apply-step.ts';
import type { ChatActions } from './chat-actions.ts';

interface PresetEffectDeps {
  actions: Pick<ChatActions, 'presets'>;
}

type EffectOf<Kind extends PackedEffect['kind']> = Extract<PackedEffect, { kind: Kind }>;

/** A brand is what all videos are to look like, so it becomes the account's default. */
export async function savePresetForChat(
  { actions }: PresetEffectDeps,
  { effect, now }: { effect: EffectOf<'save_preset'>; now: ChatNow },
  transaction: Transaction,
): Promise<PackedEvent> {
  const wanted = { userId: now.user._id, name: effect.name, settings: effect.settings, isDefault: true };
  const { name, settings } = await actions.presets.savePreset(wanted, transaction);
  return { kind: 'preset_saved', name, settings };
}

export async function findPresetForChat(
  { actions }: PresetEffectDeps,
  { effect, now }: { effect: EffectOf<'find_preset'>; now: ChatNow },
  transaction: Transaction,
): Promise<PackedEvent> {
  const preset = await actions.presets.findBrand(now.user._id, transaction);
  return { kind: 'preset_found', videoId: effect.videoId, preset };
}
