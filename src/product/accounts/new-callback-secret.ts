import type { RandomBytes } from '../../infra/secrets.ts';

/** 192 to 512 bits are what Standard Webhooks asks for. */
const callbackSecretBytes = 32;

/** `whsec_` and base64. */
export function newCallbackSecret(random: RandomBytes): string {
  return `whsec_${random(callbackSecretBytes).toString('base64')}`;
}
