import { describe, expect, it } from 'vitest';
import { videoFailureCodes, videoFailureRow } from '../../src/infra/errors/error-table.ts';
import { faultsOf, jobs } from './known-metrics.ts';
import { readPromql } from './read-promql.ts';
import { readAlertRules, readYaml, runbookOf } from './read-rules.ts';

const rules = readAlertRules();
const unitTests = readYaml<{
  tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
}>('test/deploy/alerts.promtool.yml').tests.flatMap(({ alert_rule_test }) => alert_rule_test);

describe('alert rules', () => {
  it('have names of their own', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(10);
  });

  it.each(rules)('$alert names metrics, labels and values that exist', ({ expr }) => {
    expect(faultsOf(expr)).toEqual([]);
    expect(readPromql(expr).selectors).not.toEqual([]);
  });

  it.each(rules)('$alert says what it is, how bad, and where to read on', ({ alert, labels, annotations }) => {
    expect(alert).toMatch(/^Captioneer[A-Z]/);
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(Object.keys(annotations)).toEqual(['summary', 'description', 'runbook_url']);
    for (const text of [annotations.summary, annotations.description]) expect(text?.length).toBeGreaterThan(20);
    expect(annotations.runbook_url).toBe(runbookOf(alert));
  });

  it.each(rules)('$alert is provoked and avoided in the cases for promtool', ({ alert }) => {
    const cases = unitTests.filter(({ alertname }) => alertname === alert);
    expect(cases.filter(({ exp_alerts: fired = [] }) => fired.length > 0)).not.toEqual([]);
    expect(cases.filter(({ exp_alerts: fired = [] }) => fired.length === 0)).not.toEqual([]);
  });

  it.each([
    ['CaptioneerVideosFail', 'ours'],
    ['CaptioneerStagesRetried', 'ours'],
    ['CaptioneerSourcesUnreachable', 'network'],
  ])('%s counts every code whose cause is on the side “%s”', (alert, side) => {
    const codes = videoFailureCodes.filter((code) => videoFailureRow(code).side === side);
    // an error without a code of the table
    const wanted = side === 'ours' ? [...codes, 'unexpected'] : codes;
    const expr = rules.find((rule) => rule.alert === alert)?.expr ?? '';
    const named = readPromql(expr)
      .selectors.flatMap(({ matchers }) => matchers)
      .filter(({ label }) => label === 'code');
    expect(named).not.toEqual([]);
    for (const { value } of named) expect(value.split('|').toSorted()).toEqual(wanted.toSorted());
  });
});

it('Prometheus reads the API, workers and bots, and these rules', () => {
  const config = readYaml<{ scrape_configs: { job_name: string }[]; rule_files: string[] }>(
    'deploy/prometheus/prometheus.yml',
  );
  expect(config.scrape_configs.map(({ job_name }) => job_name)).toEqual(jobs);
  expect(config.rule_files).toEqual(['alerts.yml']);
});

it('Prometheus finds the services of docker-compose.yml at their ports', () => {
  const { scrape_configs } = readYaml<{
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
  }>('deploy/prometheus/prometheus.yml');
  const { services } = readYaml<{ services: Record<string, { environment: { PORT: string; STATUS_PORT: string } }> }>(
    'docker-compose.yml',
  );
  for (const { names, port } of scrape_configs.flatMap(({ dns_sd_configs }) => dns_sd_configs)) {
    const [name = ''] = names;
    expect(Object.keys(services)).toContain(name);
    const { PORT, STATUS_PORT } = readRoleEnvironment();
    expect(String(port)).toBe(name === 'api' ? PORT : STATUS_PORT);
  }
});

function readRoleEnvironment() {
  const file = readYaml<{ 'x-role': { environment: { PORT: string; STATUS_PORT: string } } }>('docker-compose.yml');
  return file['x-role'].environment;
}

describe('what is wrong with an expression', () => {
  it.each([
    ['sum(rate(captioneer_claims_total[5m]))', []],
    ['captioneer_claims', ['no process has the metric captioneer_claims']],
    ['captioneer_stage_seconds', ['no process has the metric captioneer_stage_seconds']],
    ['captioneer_claims_total{video="1"}', ['captioneer_claims_total has no label video']],
    ['captioneer_claims_total{stage=~"queued|render.*|hearing"}', ['no stage is hearing']],
    ['up{job="captioneer"}', ['no job is captioneer']],
    ['sum by (code) (captioneer_claims_total)', ['nothing has the label code']],
  ])('%s: %j', (expression, faults) => {
    expect(faultsOf(expression)).toEqual(faults);
  });

  it.each(['foo(captioneer_claims_total)', 'captioneer_claims_total{stage="a"', 'a & b', 'a{b}'])(
    '%s',
    (expression) => {
      expect(() => faultsOf(expression)).toThrow();
    },
  );
});
