import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { hasPromtool, promtoolWord } from '../support/find-linters.ts';
import { dashboardExpressions } from './read-dashboard.ts';

describe.skipIf(!hasPromtool)(`checked ${promtoolWord}`, () => {
  it.each([
    ['the alert rules', ['check', 'rules', '--lint=all', '--lint-fatal', 'deploy/prometheus/alerts.yml']],
    ['the configuration of Prometheus', ['check', 'config', 'deploy/prometheus/prometheus.yml']],
    ['what fires when', ['test', 'rules', 'test/deploy/alerts.promtool.yml']],
  ])('%s', async (_what, args) => {
    await promtool(args);
  });

  it('the queries of the dashboard', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'captioneer-dashboard-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const rules = dashboardExpressions().map(({ expr }, index) => ({
      record: `dashboard:query_${index}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }));
    const file = join(folder, 'rules.yml');
    await writeFile(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(await promtool(['check', 'rules', file])).toContain(`${rules.length} rules found`);
  });
});

/** @returns what it printed */
async function promtool(args: string[]): Promise<string> {
  const { exitCode, all } = await execa('promtool', args, { reject: false, all: true });
  expect(`${exitCode}\n${all}`).toMatch(/^0\n/);
  return all;
}
