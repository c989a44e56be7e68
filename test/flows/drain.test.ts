import { expect, it } from 'vitest';
import { startService } from '../support/service-process.ts';

it('tells load balancers that it stops, and answers meanwhile', async () => {
  const service = await startService({ env: { DRAIN_SECONDS: '12' } });
  const { client } = await service.createUser();
  const statusOf = async (path: string) => (await fetch(`${service.baseUrl}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  const stopped = service.stop();
  try {
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect((await client.call('GET', '/api/me')).status).toBe(200);
  } finally {
    await stopped;
  }
  await expect(statusOf('/readyz')).rejects.toThrow();
});
