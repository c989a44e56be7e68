import { z } from 'zod';
import { paymentProviderNames } from '../config.ts';
import { parsePriceTable, priceTableJson } from '../price-table.ts';
import { flag, httpUrl, text, textLike, type Variable } from '../variable.ts';

const providerList = z.string().refine((value) => {
  const names = value.split(',').map((name) => name.trim());
  return new Set(names).size === names.length && names.every(isProviderName);
});

function isProviderName(name: string): boolean {
  return (paymentProviderNames as readonly string[]).includes(name);
}

export const paymentsVariables = {
  PAYMENTS_PROVIDER: {
    schema: providerList,
    allowed: `one of ${paymentProviderNames.join(', ')}, or several separated by commas`,
    about: 'payment providers whose messages are accepted; unset = payments are off and usage is not limited',
  },
  PAYPAL_VERIFY_URL: {
    ...httpUrl,
    default: 'https://ipnpb.paypal.com/cgi-bin/webscr',
    about: 'URL that verifies PayPal’s messages (IPN)',
  },
  PAYPAL_RECEIVER: {
    ...text('an email address or merchant id'),
    neededWith: 'PAYMENTS_PROVIDER=paypal',
    about: 'your PayPal account, to which a payment must have gone',
  },
  PAYMENTS_SECRET: {
    ...textLike(/^whsec_[A-Za-z0-9+/]+=*$/, 'whsec_ followed by base64'),
    neededWith: 'PAYMENTS_PROVIDER=signed',
    about: 'secret with which signed payment messages are verified',
  },
  NOWPAYMENTS_IPN_SECRET: {
    ...text('any text'),
    neededWith: 'PAYMENTS_PROVIDER=nowpayments',
    about: 'IPN secret of the NOWPayments account',
  },
  DIGISTORE24_PASSPHRASE: {
    ...text('any text'),
    neededWith: 'PAYMENTS_PROVIDER=digistore24',
    about: 'SHA passphrase of the IPN connection at Digistore24',
  },
  PAYPRO_VALIDATION_KEY: {
    ...text('any text'),
    neededWith: 'PAYMENTS_PROVIDER=paypro',
    about: 'validation key of the PayPro Global account',
  },
  PAYMENTS_TEST_ORDERS: {
    ...flag,
    default: 'false',
    about: 'whether unpaid test orders of digistore24 and paypro add seconds; only for trying out',
  },
  PRICE_TABLE: {
    schema: z.string().min(1),
    fits: (disk, value) => parsePriceTable(priceTableJson(disk, value) ?? '') !== null,
    allowed:
      'a JSON list, or the path of a file with one, of rows such as ' +
      '{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}: amount a positive decimal as text that ' +
      'fits its currency, seconds a whole number, "period":"month" for a subscription, no row twice',
    neededWith: 'PAYMENTS_PROVIDER',
    about: 'how many seconds each payment buys: JSON, or the path of a JSON file',
  },
} as const satisfies Record<string, Variable>;
