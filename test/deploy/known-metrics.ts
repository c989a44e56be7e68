import { collectDefaultMetrics, Registry } from 'prom-client';
import { ownMetrics } from '../../scripts/docs/metrics-page.ts';
import { allRoutes } from '../../src/http/api/all-routes.ts';
import { videoFailureCodes } from '../../src/infra/errors/error-table.ts';
import { jobRoles } from '../../src/infra/queue/job-roles.ts';
import { deliveryKinds } from '../../src/product/delivery/delivery.model.ts';
import { workingStages } from '../../src/product/videos/records/video-states.ts';
import { type Matcher, readPromql } from './read-promql.ts';

/** Names of the jobs in deploy/prometheus/prometheus.yml. */
export const jobs = ['captioneer-api', 'captioneer-workers', 'captioneer-bots'];

/** Labels that Prometheus adds itself. */
const targetLabels = ['job', 'instance'];

/** The values that a label can have, where they are few and known. */
const labelValues: Record<string, readonly string[]> = {
  job: jobs,
  stage: workingStages,
  decision: ['retry', 'fail'],
  code: [...videoFailureCodes, 'unexpected'],
  role: ['api', 'bots', ...jobRoles],
  kind: deliveryKinds,
  outcome: ['sent', 'retry', 'failed', 'queued_in_chat'],
  work: ['render', 'transcribe'],
  result: ['hit', 'miss'],
  cache: ['sources', 'transcripts', 'segments'],
  messenger: ['telegram', 'whatsapp', 'messenger'],
  reason: ['token', 'permission', 'number', 'locked', 'blocked', 'payment', 'quality', 'recipient'],
  status: ['200', '201', '404', '422', '500', '503'],
  route: allRoutes.map(({ path }) => path),
};

const labelsOfSeries = knownSeries();

/** Every time series of our processes, with its labels. */
function knownSeries(): Map<string, readonly string[]> {
  const series = new Map<string, readonly string[]>([['up', []]]);
  const add = (name: string, type: string, labels: readonly string[]) => {
    if (type !== 'histogram') series.set(name, labels);
    else {
      series.set(`${name}_bucket`, [...labels, 'le']);
      for (const end of ['sum', 'count']) series.set(`${name}_${end}`, labels);
    }
  };
  for (const { name, type, labelNames } of ownMetrics()) add(name, type, labelNames);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of registry.getMetricsAsArray()) {
    const { name, labelNames = [] } = metric as { name: string; labelNames?: string[] };
    add(name, metric.constructor.name.toLowerCase(), labelNames);
  }
  return series;
}

/** What is wrong with the names in an expression: metrics, labels and values of labels that no process has. */
export function faultsOf(expression: string): string[] {
  const { selectors, groupingLabels } = readPromql(expression);
  const faults: string[] = [];
  const usable = new Set<string>();
  for (const { metric, matchers } of selectors) {
    const labels = labelsOfSeries.get(metric);
    if (!labels) faults.push(`no process has the metric ${metric}`);
    const own = [...(labels ?? []), ...targetLabels];
    for (const label of own) usable.add(label);
    for (const matcher of matchers) {
      if (!own.includes(matcher.label)) faults.push(`${metric} has no label ${matcher.label}`);
      faults.push(...wrongValues(matcher).map((value) => `no ${matcher.label} is ${value}`));
    }
  }
  faults.push(...groupingLabels.filter((label) => !usable.has(label)).map((label) => `nothing has the label ${label}`));
  return faults;
}

/** Alternatives of a matcher that match none of the label's values. Variables of a dashboard stand for some of them. */
function wrongValues({ label, operator, value }: Matcher): string[] {
  const known = labelValues[label];
  if (!known || value.startsWith('$')) return [];
  const isPattern = operator === '=~' || operator === '!~';
  const wanted = isPattern ? alternatives(value) : [value];
  return wanted.filter(
    (one) => !known.some((name) => (isPattern ? new RegExp(`^(?:${one})$`).test(name) : name === one)),
  );
}

/** `a-(b|c)|d` → `a-(b|c)`, `d` */
function alternatives(pattern: string): string[] {
  return pattern.split(/\|(?![^(]*\))/);
}
