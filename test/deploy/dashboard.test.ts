import { describe, expect, it } from 'vitest';
import { ownMetrics } from '../../scripts/docs/metrics-page.ts';
import { faultsOf } from './known-metrics.ts';
import { dashboardExpressions, type Panel, readDashboard } from './read-dashboard.ts';
import { readPromql } from './read-promql.ts';

const { panels, templating } = readDashboard();
const charts = panels.filter(({ type }) => type !== 'row');

describe('the dashboard', () => {
  it('has panels with ids of their own, and titles', () => {
    const ids = panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title } of panels) expect(title).not.toBe('');
  });

  it('takes its data from the Prometheus that is chosen, and from no other', () => {
    expect(templating.list).toEqual([
      expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
    ]);
    for (const { datasource, targets = [] } of charts) {
      for (const source of [datasource, ...targets.map((target) => target.datasource)]) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana
        expect(source?.uid).toBe('${datasource}');
      }
    }
  });

  it.each(charts)('“$title” says what it shows, and asks for something', ({ description, targets = [] }) => {
    expect(description?.length).toBeGreaterThan(5);
    expect(targets.length).toBeGreaterThan(0);
    const refIds = targets.map(({ refId }) => refId);
    expect(new Set(refIds).size).toBe(refIds.length);
  });

  it.each(dashboardExpressions())('“$title” names metrics, labels and values that exist', ({ expr }) => {
    expect(faultsOf(expr)).toEqual([]);
    expect(readPromql(expr).selectors).not.toEqual([]);
  });

  it.each(charts)('“$title” names in its legend only labels that its query keeps', ({ targets = [] }) => {
    for (const { expr, legendFormat } of targets) {
      const shown = [...legendFormat.matchAll(/{{(\w+)}}/g)].map(([, label]) => label);
      const { groupingLabels } = readPromql(expr);
      const kept = groupingLabels.length > 0 ? groupingLabels : ['job', 'instance'];
      expect(kept).toEqual(expect.arrayContaining(shown));
    }
  });

  it('shows every metric of ours, except what stands beside a better one', () => {
    const named = new Set(
      dashboardExpressions().flatMap(({ expr }) => readPromql(expr).selectors.map((one) => one.metric)),
    );
    const missing = ownMetrics().filter(
      ({ name }) => ![name, `${name}_bucket`, `${name}_sum`].some((one) => named.has(one)),
    );
    expect(missing.map(({ name }) => name)).toEqual([
      'captioneer_worker_cpu_seconds',
      'captioneer_worker_heap_used_bytes',
    ]);
  });

  it('has no panels that lie on one another or beyond the edge', () => {
    for (const [index, panel] of panels.entries()) {
      expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24);
      for (const other of panels.slice(index + 1))
        expect([panel.title, other.title, overlap(panel, other)]).toContain(false);
    }
  });
});

function overlap({ gridPos: a }: Panel, { gridPos: b }: Panel): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
