import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { hasPromtool, promtoolWord } from '../support/find-promtool.ts';

describe.skipIf(!hasPromtool)(`checked ${promtoolWord}`, () => {
  it.each([
    ['the alert rules', ['check', 'rules', '--lint=all', '--lint-fatal', 'deploy/prometheus/alerts.yml']],
    ['the configuration of Prometheus', ['check', 'config', 'deploy/prometheus/prometheus.yml']],
    ['what fires when', ['test', 'rules', 'test/deploy/alerts.promtool.yml']],
  ])('%s', async (_what, args) => {
    const { exitCode, all } = await execa('promtool', args, { reject: false, all: true });
    expect(`${exitCode}\n${all}`).toMatch(/^0\n/);
  });
});
