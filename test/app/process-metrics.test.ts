import { AggregatorRegistry, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { Role } from '../../src/app/choose-roles.ts';
import { registerEncoder, registerProcessMetrics } from '../../src/app/process-metrics.ts';

function registryOf(roles: Role[], readFreeBytes: () => Promise<number>): Registry {
  const registry = new Registry();
  registerProcessMetrics(registry, { roles, dataDir: '/data', minFreeDiskBytes: 100 }, readFreeBytes);
  return registry;
}

/** The lines without comments, sorted. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .sort();

it('names the kinds of work that a process does, and the room on its disk', async () => {
  const registry = registryOf(['render', 'assemble'], async () => 500);
  expect(linesOf(await registry.metrics())).toEqual([
    'captioneer_disk_free_bytes 500',
    'captioneer_disk_reserve_bytes 100',
    'captioneer_role_processes{role="assemble"} 1',
    'captioneer_role_processes{role="render"} 1',
  ]);
});

it('counts a worker for every kind of work, and nothing for what no process does', async () => {
  const registry = registryOf(['worker', 'api'], async () => 500);
  const roles = (await registry.getMetricsAsJSON())
    .flatMap(({ name, values }) => (name === 'captioneer_role_processes' ? values : []))
    .map(({ labels }) => labels.role);
  expect(roles.toSorted()).toEqual(['api', 'assemble', 'chats', 'deliver', 'fetch', 'render', 'transcribe']);
});

it('says nothing of a disk that cannot be read, and the rest as usual', async () => {
  const registry = registryOf(['api'], async () => {
    throw new Error('EIO');
  });
  expect(linesOf(await registry.metrics())).toEqual([
    'captioneer_disk_reserve_bytes 100',
    'captioneer_role_processes{role="api"} 1',
  ]);
});

it('counts the disk of two processes that report together once', async () => {
  const both = [registryOf(['api', 'bots'], async () => 500), registryOf(['worker'], async () => 400)];
  const joined = AggregatorRegistry.aggregate(await Promise.all(both.map((one) => one.getMetricsAsJSON())));
  expect(linesOf(await joined.metrics())).toEqual(
    expect.arrayContaining([
      'captioneer_disk_free_bytes 400',
      'captioneer_disk_reserve_bytes 100',
      'captioneer_role_processes{role="api"} 1',
      'captioneer_role_processes{role="render"} 1',
    ]),
  );
});

it('says with what a process encodes, so that machines without their hardware are seen', async () => {
  const registry = new Registry();
  registerEncoder(registry, 'nvenc');
  expect(linesOf(await registry.metrics())).toEqual(['captioneer_encoder_processes{encoder="nvenc"} 1']);
});
