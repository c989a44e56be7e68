import { AppError } from '../../infra/errors/app-error.ts';
import type { UserModel } from '../accounts/user.model.ts';
import type { IntegrationModel, IntegrationRecord } from './integration.model.ts';
import { readIntegrationName } from './integration-name.ts';
import type { IntegrationView } from './integration-services.ts';

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
  return found.map(({ _id, name, keyPrefix, createdAt }) => ({
    ...{ integrationId: _id, name, keyPrefix, createdAt },
    userCount: countOf.get(_id) ?? 0,
  }));
}

/** @throws AppError `invalid_input` on `name`, `not_found` */
export async function renameIntegration(
  { integrations }: { integrations: IntegrationModel },
  { integrationId, name }: { integrationId: string; name: string },
): Promise<void> {
  const { matchedCount } = await integrations.updateOne(
    { _id: integrationId },
    { $set: { name: readIntegrationName(name) } },
  );
  if (matchedCount === 0) throw noSuchIntegration();
}

/** @throws AppError `not_found` */
export async function removeIntegration(
  { integrations }: { integrations: IntegrationModel },
  integrationId: string,
): Promise<void> {
  const { deletedCount } = await integrations.deleteOne({ _id: integrationId });
  if (deletedCount === 0) throw noSuchIntegration();
}

function noSuchIntegration(): AppError {
  return new AppError('not_found', { message: 'There is no such integration.' });
}
