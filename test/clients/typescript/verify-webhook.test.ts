import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../../clients/typescript/src/index.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, so').toString('base64')}`;
const other = `whsec_${Buffer.from('another one of thirty-two bytes!').toString('base64')}`;
const body = JSON.stringify({ type: 'video.failed', video_id: 'vid_1', status: 'failed', message: 'Töne fehlen' });
const now = 1_795_168_800_000;
const at = { now: () => now };

/** By the reference implementation. */
function sign(text: string, { by = secret, when = now } = {}) {
  const signature = new Webhook(by).sign('evt_1', new Date(when), text);
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(when / 1000)),
    'webhook-signature': signature,
  };
}

describe('a callback', () => {
  it.each([
    ['text', body],
    ['bytes', Buffer.from(body)],
    ['a part of a larger buffer', Buffer.from(`..${body}`).subarray(2)],
    ['an ArrayBuffer', new TextEncoder().encode(body).buffer],
  ])('is read when it is genuine, as %s', async (_kind, raw) => {
    expect(await verifyWebhook(raw, sign(body), secret, at)).toEqual(JSON.parse(body));
  });

  it('has headers of every kind', async () => {
    const upper = Object.fromEntries(Object.entries(sign(body)).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const headers of [new Headers(sign(body)), upper]) await verifyWebhook(body, headers, secret, at);
  });

  it('may have several signatures while the secret is changed', async () => {
    const signatures = [sign(body, { by: other }), sign(body)].map((headers) => headers['webhook-signature']);
    const headers = { ...sign(body), 'webhook-signature': `v2,AAAA ${signatures.join(' ')}` };
    expect(await verifyWebhook(body, headers, secret, at)).toMatchObject({ video_id: 'vid_1' });
  });

  it.each([
    ['another body', `${body} `, sign(body), 'invalid_signature'],
    ['another secret', body, sign(body, { by: other }), 'invalid_signature'],
    ['another id', body, { ...sign(body), 'webhook-id': 'evt_2' }, 'invalid_signature'],
    ['no valid base64', body, { ...sign(body), 'webhook-signature': 'v1,*** v1 v1,' }, 'invalid_signature'],
    ['an old timestamp', body, sign(body, { when: now - 301_000 }), 'old_timestamp'],
    ['a timestamp to come', body, sign(body, { when: now + 301_000 }), 'old_timestamp'],
    ['a timestamp that is none', body, { ...sign(body), 'webhook-timestamp': 'NaN' }, 'old_timestamp'],
    ['no signature', body, { ...sign(body), 'webhook-signature': undefined }, 'missing_header'],
    ['two ids', body, { ...sign(body), 'webhook-id': ['evt_1', 'evt_1'] }, 'missing_header'],
    ['a body that is no JSON', 'ok', sign('ok'), 'invalid_body'],
  ])('is refused with %s', async (_what, raw, headers, code) => {
    await expect(verifyWebhook(raw, headers, secret, at)).rejects.toMatchObject({ name: 'WebhookError', code });
  });

  it('is too old for a tolerance that is no number', async () => {
    const old = sign(body, { when: now - 301_000 });
    const refused = verifyWebhook(body, old, secret, { ...at, toleranceSeconds: Number.NaN });
    await expect(refused).rejects.toMatchObject({ code: 'old_timestamp' });
  });

  it('is not blamed for a secret that is none', async () => {
    await expect(verifyWebhook(body, sign(body), 'whsec_', at)).rejects.toBeInstanceOf(TypeError);
  });
});
