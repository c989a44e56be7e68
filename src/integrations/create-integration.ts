import { hashSecret, newSecret, type RandomBytes, shownPart } from '../accounts/secrets.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import type { IntegrationModel } from './integration.model.ts';

export const keyPrefix = 'int_';

/**
 * The key is shown now and never again.
 * @throws AppError `invalid_input` when the name is empty
 */
export async function createIntegration(
  deps: { integrations: IntegrationModel; clock: Clock; random: RandomBytes },
  input: { name: string },
): Promise<{ integrationId: string; apiKey: string }> {
  const name = input.name.trim();
  if (name === '') throw new AppError('invalid_input', { message: 'An integration needs a name.' });
  const apiKey = newSecret(keyPrefix, deps.random);
  const integrationId = `itg_${deps.random(8).toString('hex')}`;
  await deps.integrations.create({
    _id: integrationId,
    name,
    keyPrefix: shownPart(keyPrefix, apiKey),
    keyHash: hashSecret(apiKey),
    createdAt: new Date(deps.clock()),
  });
  return { integrationId, apiKey };
}
