import { z } from 'zod';
import { paymentProviderNames } from './config.ts';
import type { Disk } from './disk.ts';
import { parsePriceTable } from './price-table.ts';
import { flag, httpUrl, text, type Variable } from './variable.ts';

const secret = (setting: string) => ({ schema: text, rule: `must not be empty (needed with ${setting})` });

const providerList = z.string().refine((value) => {
  const names = value.split(',').map((name) => name.trim());
  return new Set(names).size === names.length && names.every((name) => isOneOf(paymentProviderNames, name));
});

const isOneOf = (allowed: readonly string[], value: string) => allowed.includes(value);

/** PRICE_TABLE's JSON: the value itself, or what the file of that name holds; null when there is no such file. */
export const priceTableJson = (disk: Disk, value: string) => (/^[[{]/.test(value) ? value : disk.readText(value));

/** Who tells of payments, and what they buy. */
export const paymentVariables = {
  PAYMENTS_PROVIDER: {
    schema: providerList,
    rule: `must be one, or several separated by commas, of ${paymentProviderNames.join(', ')}`,
    about: 'who tells of payments, one or several separated by commas; unset = payments off, no allowance enforced',
  },
  PAYPAL_VERIFY_URL: {
    schema: httpUrl,
    rule: 'must be an http(s) URL',
    default: 'https://ipnpb.paypal.com/cgi-bin/webscr',
    about: 'where PayPal’s messages are proved',
  },
  PAYPAL_RECEIVER: {
    schema: text,
    rule: 'must be your receiver email or id (needed with PAYMENTS_PROVIDER=paypal)',
    about: 'who must have been paid',
  },
  PAYMENTS_SECRET: {
    schema: z.string().regex(/^whsec_[A-Za-z0-9+/]+=*$/),
    rule: 'must be whsec_ and base64 (needed with PAYMENTS_PROVIDER=signed)',
    about: 'signs payment messages',
  },
  NOWPAYMENTS_IPN_SECRET: {
    ...secret('PAYMENTS_PROVIDER=nowpayments'),
    about: 'NOWPayments’ IPN secret',
  },
  DIGISTORE24_PASSPHRASE: {
    ...secret('PAYMENTS_PROVIDER=digistore24'),
    about: 'SHA passphrase of the IPN connection at Digistore24',
  },
  PAYPRO_VALIDATION_KEY: {
    ...secret('PAYMENTS_PROVIDER=paypro'),
    about: 'validation key of the PayPro Global account',
  },
  PAYMENTS_TEST_ORDERS: {
    schema: flag,
    rule: 'must be true or false',
    default: 'false',
    about: 'lets test orders of digistore24 and paypro, which cost nothing, buy seconds: for trying out only',
  },
  PRICE_TABLE: {
    schema: text,
    fits: (disk, value) => parsePriceTable(priceTableJson(disk, value) ?? '') !== null,
    rule:
      'must be a JSON list, or the path of a file with one, of rows such as ' +
      '{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}: the amount a positive decimal text that ' +
      'fits its currency, seconds a whole number, "period":"month" for a subscription, no row twice ' +
      '(needed with PAYMENTS_PROVIDER)',
    about: 'what an amount buys: inline JSON or a file’s path',
  },
} as const satisfies Record<string, Variable>;
