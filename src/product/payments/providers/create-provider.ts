import type { PaymentProviderConfig } from '../../../infra/config/config.ts';
import { digistore24Provider } from './digistore24.ts';
import { nowpaymentsProvider } from './nowpayments.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paypalProvider } from './paypal.ts';
import { payproProvider } from './paypro.ts';
import { signedProvider } from './signed.ts';

export function createProvider(config: PaymentProviderConfig): PaymentProvider {
  switch (config.name) {
    case 'paypal':
      return paypalProvider(config);
    case 'signed':
      return signedProvider(config);
    case 'nowpayments':
      return nowpaymentsProvider(config);
    case 'digistore24':
      return digistore24Provider(config);
    case 'paypro':
      return payproProvider(config);
  }
}
