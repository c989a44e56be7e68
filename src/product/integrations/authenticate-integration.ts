import { hashSecret, isSecret, safeEqual } from '../../infra/secrets.ts';
import { keyPrefix } from './create-integration.ts';
import type { IntegrationModel, IntegrationRecord } from './integration.model.ts';

/** null = unknown key. */
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
