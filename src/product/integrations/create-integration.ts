import type { Clock } from '../../infra/clock.ts';
import { hashSecret, newSecret, type RandomBytes, visiblePart } from '../../infra/secrets.ts';
import type { IntegrationModel } from './integration.model.ts';
import { readIntegrationName } from './integration-name.ts';

export const keyPrefix = 'int_';

/**
 * The key is shown now and never again.
 * @throws AppError `invalid_input` on `name`
 */
export async function createIntegration(
  deps: { integrations: IntegrationModel; clock: Clock; random: RandomBytes },
  input: { name: string },
): Promise<{ integrationId: string; apiKey: string }> {
  const name = readIntegrationName(input.name);
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
