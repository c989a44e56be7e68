import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { isStyleName, presetKey, readPresetName } from '../../engine/captions/settings/preset-name.ts';
import { presetSettings } from '../../engine/captions/settings/preset-settings.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { randomId } from '../../infra/secrets.ts';
import { invalidFields } from '../../infra/validation/violation.ts';
import { findUser, type UserModel } from '../accounts/user.model.ts';
import type { OwnFonts } from '../fonts/create-own-fonts.ts';
import type { KeptBytes } from '../kept-bytes/kept-bytes.ts';
import { chooseDefault, type DefaultPresetDeps, dropDefault } from './default-preset.ts';
import type { PresetModel, PresetRecord } from './preset.model.ts';

/** A person has a few brands; more are made by a program that has gone wrong. */
export const maxPresets = 50;

export interface PresetDeps extends DefaultPresetDeps {
  users: UserModel;
  keptBytes: Pick<KeptBytes, 'lock'>;
  /** Port: checks the picture of a watermark, and notes what it is. Throws AppError `invalid_input`. */
  acceptWatermark(of: { ownerId: number; settings: CaptionSettings }, transaction: Transaction): Promise<void>;
  ownFonts: Pick<OwnFonts, 'accept'>;
  transact: Transact;
  clock: Clock;
}

export interface PresetView {
  name: string;
  settings: CaptionSettings;
  isDefault: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export interface PresetOfUser {
  userId: number;
  /** In any letter case. */
  name: string;
}

interface PresetInput extends PresetOfUser {
  settings: CaptionSettings;
  isDefault?: boolean;
}

/** In the order of their names. */
export async function listPresets({ presets }: { presets: PresetModel }, userId: number): Promise<PresetView[]> {
  const records = await presets.find({ userId }).sort({ key: 1 }).lean<PresetRecord[]>();
  return records.map(toView);
}

/**
 * @throws AppError `invalid_input` on `name` when it is taken or not a name, or when there are too many, on
 *   `watermark.picture`, and on the font of the captions; `not_found`
 */
export async function createPreset(deps: PresetDeps, input: PresetInput): Promise<PresetView> {
  const accepted = await acceptFont(deps, input);
  return deps.transact((transaction) => insert(deps, accepted, transaction));
}

/** Same, and replaces the settings of a preset that has this name already. */
export async function savePreset(deps: PresetDeps, given: PresetInput, transaction?: Transaction): Promise<PresetView> {
  const input = await acceptFont(deps, given);
  if (!transaction) return deps.transact((own) => saveAccepted(deps, input, own));
  return saveAccepted(deps, input, transaction);
}

async function saveAccepted(deps: PresetDeps, input: PresetInput, transaction: Transaction): Promise<PresetView> {
  const known = await find(deps, input, transaction);
  return known ? change(deps, known, input, transaction) : insert(deps, input, transaction);
}

/**
 * Changes what is given. Videos that were made with the preset stay as they are.
 * @throws AppError `not_found`; `invalid_input` on `name`, and on the font of the captions
 */
export async function updatePreset(
  deps: PresetDeps,
  { changes: given, ...of }: PresetOfUser & { changes: Partial<Omit<PresetInput, 'userId'>> },
): Promise<PresetView> {
  const changes = await acceptFont(deps, { ...given, userId: of.userId });
  return deps.transact(async (transaction) => {
    const known = await find(deps, of, transaction);
    if (!known) throw noSuchPreset();
    return change(deps, known, changes, transaction);
  });
}

/** @throws AppError `not_found` */
export function deletePreset(deps: PresetDeps, of: PresetOfUser): Promise<void> {
  return deps.transact(async (transaction) => {
    const known = await find(deps, of, transaction);
    if (!known) throw noSuchPreset();
    await dropDefault(deps, known, transaction);
    await deps.presets.deleteOne({ _id: known._id }, { session: transaction });
  });
}

/** Before the transaction, since a file that was sent is read and drawn. */
async function acceptFont<Input extends { userId: number; settings?: CaptionSettings }>(
  { ownFonts }: PresetDeps,
  input: Input,
): Promise<Input> {
  const { userId, settings } = input;
  return settings ? { ...input, settings: await ownFonts.accept({ ownerId: userId, settings }) } : input;
}

function find({ presets }: { presets: PresetModel }, { userId, name }: PresetOfUser, transaction: Transaction) {
  return presets
    .findOne({ userId, key: presetKey(readPresetName(name) ?? '') })
    .session(transaction)
    .lean<PresetRecord>();
}

async function insert(
  deps: PresetDeps,
  { userId, isDefault = false, ...given }: PresetInput,
  transaction: Transaction,
): Promise<PresetView> {
  await findUser(deps.users, userId, transaction);
  await deps.keptBytes.lock(userId, transaction);
  const named = await requireFree(deps, { userId, name: given.name }, transaction);
  const count = await deps.presets.countDocuments({ userId }).session(transaction);
  if (count >= maxPresets) throw invalidFields([{ field: 'name', rule: 'max_presets', params: { max: maxPresets } }]);
  const at = new Date(deps.clock());
  const settings = await accepted(deps, { userId, settings: given.settings }, transaction);
  const times = { createdAt: at, updatedAt: at };
  const [made] = await deps.presets.create([{ _id: randomId('pre_'), userId, ...named, settings, ...times }], {
    session: transaction,
  });
  if (!made) throw new Error('no preset was created');
  const record = made.toObject();
  return toView(isDefault ? await chooseDefault(deps, record, transaction) : record);
}

async function change(
  deps: PresetDeps,
  known: PresetRecord,
  { name = known.name, settings = known.settings, isDefault = known.isDefault }: Partial<Omit<PresetInput, 'userId'>>,
  transaction: Transaction,
): Promise<PresetView> {
  await deps.keptBytes.lock(known.userId, transaction);
  const isSame = presetKey(readPresetName(name) ?? '') === known.key;
  const named = isSame
    ? { name: readPresetName(name) ?? name, key: known.key }
    : await requireFree(deps, { userId: known.userId, name }, transaction);
  const held = await accepted(deps, { userId: known.userId, settings }, transaction);
  const changes = { ...named, settings: held, updatedAt: new Date(deps.clock()) };
  if (known.isDefault && !isDefault) await dropDefault(deps, known, transaction);
  await deps.presets.updateOne({ _id: known._id }, { $set: changes }, { session: transaction });
  const changed = { ...known, ...changes, isDefault: known.isDefault && isDefault };
  return toView(isDefault ? await chooseDefault(deps, changed, transaction) : changed);
}

/** @throws AppError `invalid_input` on `watermark.picture` */
async function accepted(
  { acceptWatermark }: PresetDeps,
  { userId, ...of }: { userId: number; settings: CaptionSettings },
  transaction: Transaction,
): Promise<CaptionSettings> {
  const settings = presetSettings(of.settings);
  await acceptWatermark({ ownerId: userId, settings }, transaction);
  return settings;
}

/** @throws AppError `invalid_input` on `name` */
async function requireFree(
  { presets }: { presets: PresetModel },
  { userId, name: given }: PresetOfUser,
  transaction: Transaction,
): Promise<{ name: string; key: string }> {
  const name = readPresetName(given);
  if (name === null || isStyleName(name)) throw invalidFields([{ field: 'name', rule: 'preset_name' }]);
  const key = presetKey(name);
  if (await presets.exists({ userId, key }).session(transaction)) {
    throw invalidFields([{ field: 'name', rule: 'unique' }]);
  }
  return { name, key };
}

function toView({ name, settings, isDefault, createdAt, updatedAt }: PresetRecord): PresetView {
  return { name, settings, isDefault, createdAt, updatedAt };
}

function noSuchPreset(): AppError {
  return new AppError('not_found', { message: 'There is no such preset.' });
}
