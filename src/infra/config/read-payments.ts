import type { PaymentProviderConfig, PaymentProviderName, PaymentsConfig } from './config.ts';
import type { Reader } from './create-reader.ts';
import { parsePriceTable, priceTableJson } from './price-table.ts';

export function readPayments(reader: Reader): PaymentsConfig | null {
  const names = reader.optional('PAYMENTS_PROVIDER');
  if (names === null) return null;
  return {
    providers: names.split(',').map((name) => paymentProvider(reader, name.trim() as PaymentProviderName)),
    prices: parsePriceTable(priceTableJson(reader.disk, reader.needed('PRICE_TABLE')) ?? '') ?? [],
  };
}

function paymentProvider(reader: Reader, name: PaymentProviderName): PaymentProviderConfig {
  const acceptsTests = reader.flag('PAYMENTS_TEST_ORDERS');
  switch (name) {
    case 'paypal':
      return { name, verifyUrl: reader.text('PAYPAL_VERIFY_URL'), receiver: reader.needed('PAYPAL_RECEIVER') };
    case 'signed':
      return { name, secret: reader.needed('PAYMENTS_SECRET') };
    case 'nowpayments':
      return { name, secret: reader.needed('NOWPAYMENTS_IPN_SECRET') };
    case 'digistore24':
      return { name, passphrase: reader.needed('DIGISTORE24_PASSPHRASE'), acceptsTests };
    case 'paypro':
      return { name, validationKey: reader.needed('PAYPRO_VALIDATION_KEY'), acceptsTests };
  }
}
