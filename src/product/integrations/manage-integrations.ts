import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { hashSecret, isSecret, newSecret, type RandomBytes, safeEqual, visiblePart } from '../../infra/secrets.ts';
import type { FieldErrors } from '../../infra/validation/violation.ts';
import type { UserModel } from '../accounts/user.model.ts';
import type { IntegrationModel, IntegrationRecord } from './integration.model.ts';

export interface IntegrationView {
  integrationId: string;
  name: string;
  /** The key's first characters. */
  keyPrefix: string;
  createdAt: Date;
  /** How many people it has registered. */
  userCount: number;
}

const keyPrefix = 'int_';
const maxNameCharacters = 100;

/** @returns null when the key is unknown */
export async function authenticateIntegration(
  { integrations }: { integrations: IntegrationModel },
  apiKey: string,
): Promise<{ integrationId: string } | null> {
  if (!isSecret(keyPrefix, apiKey)) return null;
  const keyHash = hashSecret(apiKey);
  const integration = await integrations.findOne({ keyHash }).lean<IntegrationRecord>();
  if (!integration || !safeEqual(integration.keyHash, keyHash)) return null;
  return { integrationId: integration._id };
}

/**
 * @returns the key, of which only the hash is stored
 * @throws AppError `invalid_input` on `name`
 */
export async function createIntegration(
  deps: { integrations: IntegrationModel; clock: Clock; random: RandomBytes },
  input: { name: string },
): Promise<{ integrationId: string; apiKey: string }> {
  const name = readName(input.name);
  const apiKey = newSecret(keyPrefix, deps.random);
  const integrationId = `itg_${deps.random(8).toString('hex')}`;
  await deps.integrations.create({
    _id: integrationId,
    name,
    keyPrefix: visiblePart(keyPrefix, apiKey),
    keyHash: hashSecret(apiKey),
    createdAt: new Date(deps.clock()),
  });
  return { integrationId, apiKey };
}

/** Newest first. */
export async function listIntegrations({
  integrations,
  users,
}: {
  integrations: IntegrationModel;
  users: UserModel;
}): Promise<IntegrationView[]> {
  const found = await integrations.find().sort({ createdAt: -1, _id: -1 }).lean<IntegrationRecord[]>();
  const counts = await users.aggregate<{ _id: string; count: number }>([
    { $match: { integrationId: { $in: found.map(({ _id }) => _id) } } },
    { $group: { _id: '$integrationId', count: { $sum: 1 } } },
  ]);
  const countOf = new Map(counts.map(({ _id, count }) => [_id, count]));
  return found.map(({ _id: integrationId, name, keyPrefix, createdAt }) => ({
    integrationId,
    name,
    keyPrefix,
    createdAt,
    userCount: countOf.get(integrationId) ?? 0,
  }));
}

/** @throws AppError `invalid_input` on `name`, `not_found` */
export async function renameIntegration(
  { integrations }: { integrations: IntegrationModel },
  { integrationId, name }: { integrationId: string; name: string },
): Promise<void> {
  const { matchedCount } = await integrations.updateOne({ _id: integrationId }, { $set: { name: readName(name) } });
  if (matchedCount === 0) throw noSuchIntegration();
}

/** Its key stops working at once; the users that it registered stay. @throws AppError `not_found` */
export async function removeIntegration(
  { integrations }: { integrations: IntegrationModel },
  integrationId: string,
): Promise<void> {
  const { deletedCount } = await integrations.deleteOne({ _id: integrationId });
  if (deletedCount === 0) throw noSuchIntegration();
}

function readName(text: string): string {
  const name = text.trim();
  if (name === '') throw invalidName('An integration needs a name.', { rule: 'required' });
  if (name.length <= maxNameCharacters) return name;
  throw invalidName(`Use a name of at most ${maxNameCharacters} characters.`, {
    rule: 'max_string',
    params: { max: maxNameCharacters },
  });
}

function invalidName(message: string, rule: FieldErrors[string][number]): AppError {
  return new AppError('invalid_input', { message, details: { errors: { name: [rule] } } });
}

function noSuchIntegration(): AppError {
  return new AppError('not_found', { message: 'There is no such integration.' });
}
