import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const on = { endpoint: 'http://127.0.0.1:9', headers: {}, serviceName: 'tests', share: 1 };
const source = (path: string) => JSON.stringify(new URL(`../../../src/${path}`, import.meta.url).href);

/** How many files of the packages that only traces need a process has loaded; while they are off, one with everything that the service imports. */
async function loadedFiles(config: typeof on | null): Promise<number> {
  const program = `
    import { createRequire } from 'node:module';
    ${config === null ? `import ${source('app/start-service.ts')};` : ''}
    import { openTracing } from ${source('infra/tracing/open-tracing.ts')};
    import { silentLogger } from ${source('infra/logging/logger.ts')};
    await openTracing({ config: ${JSON.stringify(config)}, logger: silentLogger, instanceId: 'test' });
    const names = /@opentelemetry.(sdk-trace|exporter|otlp|resources)/;
    console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => names.test(file)).length);
    process.exit();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout.trim());
}

it('loads the packages only where traces are on', { timeout: 120_000 }, async () => {
  expect(await loadedFiles(null)).toBe(0);
  expect(await loadedFiles(on)).toBeGreaterThan(10);
});
