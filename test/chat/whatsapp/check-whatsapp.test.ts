import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { GraphRefusal } from '../../../scripts/fake-whatsapp/graph-refusal.ts';
import { checkWhatsApp, createWhatsAppWatch } from '../../../src/chat/whatsapp/check-whatsapp.ts';
import { createFaultReport, registerGraphMetrics } from '../../../src/chat/whatsapp/graph/graph-faults.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { whatsAppUnderTest } from './whatsapp-under-test.ts';

let close: () => Promise<void> = async () => undefined;

async function open() {
  const opened = await whatsAppUnderTest();
  close = opened.close;
  return opened;
}

afterEach(() => close());

describe('the check of doctor', () => {
  it('names the number that Meta takes calls for, and sends nothing', async () => {
    const { config, whatsapp } = await open();
    const message = `Meta takes calls for ${whatsapp.displayNumber}`;
    expect(await checkWhatsApp(config)).toEqual({ ok: true, message });
    expect(whatsapp.calls).toEqual(['number']);
    expect(await checkWhatsApp(null)).toMatchObject({ ok: true });
  });

  it('says that the token has ended, and what to do, without showing it', async () => {
    const { config } = await open();
    const found = await checkWhatsApp({ ...config, token: 'EAAended' });
    expect(found).toMatchObject({ ok: false, message: expect.stringContaining('(190)') });
    expect(found.fix).toContain('make a new token');
    expect(JSON.stringify(found)).not.toContain('EAAended');
  });

  it('finds a wrong number, and a Meta that does not answer', async () => {
    const { config } = await open();
    expect(await checkWhatsApp({ ...config, phoneNumberId: '999' })).toMatchObject({
      ...{ ok: false, message: expect.stringContaining('(100)') },
      fix: expect.stringContaining('WHATSAPP_PHONE_NUMBER_ID'),
    });
    await close();
    expect(await checkWhatsApp(config)).toMatchObject({ ok: false, message: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('the watch of a running service', () => {
  it('asks once in five minutes, and says what Meta refuses', async () => {
    const { graph, whatsapp, faults } = await open();
    let now = 0;
    const refusal = createWhatsAppWatch({ graph, clock: () => now });
    expect(await refusal()).toBeNull();
    whatsapp.instead.push(new GraphRefusal(190, 'Session has expired', { status: 401 }));
    expect(await refusal()).toBeNull();
    now += 300_000;
    expect(await refusal()).toContain('Session has expired');
    expect(faults).toEqual(['token']);
    now += 300_000;
    expect(await refusal()).toBeNull();
  });

  it('says nothing when Meta is away, or does not let the token ask', async () => {
    const { graph, whatsapp, faults } = await open();
    for (const answer of ['hang up', new GraphRefusal(10, 'Permission denied', { status: 403 })] as const) {
      whatsapp.instead.push(answer);
      expect(await createWhatsAppWatch({ graph, clock: () => 0 })()).toBeNull();
    }
    expect(faults).toEqual([]);
  });
});

it('what Meta refuses is counted by its reason, and each reason is there from the start', async () => {
  const registry = new Registry();
  const report = createFaultReport({ logger: silentLogger, metrics: registerGraphMetrics(registry) });
  report('token', 'ended');
  report('token', 'ended');
  const text = await registry.metrics();
  expect(text).toContain('captioneer_whatsapp_refusals_total{reason="token"} 2');
  expect(text).toContain('captioneer_whatsapp_refusals_total{reason="payment"} 0');
});
