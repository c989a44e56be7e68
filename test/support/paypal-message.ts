/** A sale as PayPal reports it, with the given fields replaced; undefined removes a field. */
export function paypalMessage(changed: Record<string, string | undefined> = {}): Buffer {
  const fields = { ...sale, ...changed };
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(value)}`],
  );
  return Buffer.from(pairs.join('&'), 'latin1');
}

const sale: Record<string, string> = {
  mc_gross: '9.00',
  protection_eligibility: 'Eligible',
  payer_id: 'LPLWNMTBWMFAY',
  payment_date: '20:12:59 Jan 13, 2026 PST',
  payment_status: 'Completed',
  charset: 'windows-1252',
  first_name: 'Zoë',
  mc_fee: '0.56',
  notify_version: '3.9',
  custom: '',
  payer_status: 'verified',
  business: 'shop@example.com',
  quantity: '1',
  verify_sign: 'AtkOfCXbDm2hu0ZELryHFjY-Vb7PAUvS6nMXgysbElEn9v-1XcmSoGtf',
  payer_email: 'payer@example.com',
  txn_id: '61E67681CH3238416',
  payment_type: 'instant',
  receiver_email: 'shop@example.com',
  receiver_id: 'S8XGHLYDW9T3S',
  txn_type: 'web_accept',
  item_name: 'An hour – “more”',
  mc_currency: 'USD',
  item_number: 'minutes-60',
  residence_country: 'US',
  ipn_track_id: '56b0a6b1c1f3e',
};

/** Encoded as PayPal does: windows-1252, blanks as `+`. */
function encode(text: string): string {
  return [...text].map((character) => escapes[character] ?? encodeURIComponent(character)).join('');
}

const escapes: Record<string, string> = { ' ': '+', ë: '%EB', '–': '%96', '“': '%93', '”': '%94' };
