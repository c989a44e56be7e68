import { hashSecret, isSecret, safeEqual } from '../../infra/secrets.ts';
import type { IntegrationModel, IntegrationRecord } from './integration.model.ts';
import { integrationKeyPrefix } from './manage-integrations.ts';

/** @returns null when the key is unknown */
export async function authenticateIntegration(
  { integrations }: { integrations: IntegrationModel },
  apiKey: string,
): Promise<{ integrationId: string } | null> {
  if (!isSecret(integrationKeyPrefix, apiKey)) return null;
  const keyHash = hashSecret(apiKey);
  const integration = await integrations.findOne({ keyHash }).lean<IntegrationRecord>();
  if (!integration || !safeEqual(integration.keyHash, keyHash)) return null;
  return { integrationId: integration._id };
}
