import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '../../src/infra/config/variables.ts';
import { errorTable } from '../../src/infra/errors/error-table.ts';
import { faultsOf } from './known-metrics.ts';
import { readAlertRules, readYaml, runbookOf } from './read-rules.ts';

const folder = 'docs/runbooks';
const rules = readAlertRules();
const runbooks = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const { services } = readYaml<{ services: Record<string, unknown> }>('docker-compose.yml');

describe('runbooks', () => {
  it('are there for every alert, and for nothing else', () => {
    expect(runbooks.map(({ file }) => `${folder}/${file}`)).toEqual(rules.map(({ alert }) => runbookOf(alert)).sort());
  });

  it('stand in the table of docs/operating.md, with their alerts', () => {
    const handbook = readFileSync('docs/operating.md', 'utf8');
    for (const { alert } of rules) {
      expect(handbook).toContain(`[${alert}](${runbookOf(alert).replace('docs/', '')})`);
    }
  });

  it.each(runbooks)('$file says what it means, what users see, where to look and what to do', ({ file, text }) => {
    const alert = rules.find((rule) => runbookOf(rule.alert) === `${folder}/${file}`)?.alert;
    const headings = text.split('\n').filter((line) => line.startsWith('#'));
    expect(headings).toEqual([`# ${alert}`, '## What it means', '## What users see', '## Look at', '## Do']);
    for (const section of text.split(/^#.*$/m).slice(2)) expect(section.trim().length).toBeGreaterThan(10);
    expect(text).toMatch(/```(sh|promql)\n/);
  });

  it.each(runbooks)('$file asks Prometheus for what exists', ({ text }) => {
    for (const [, expression = ''] of text.matchAll(/```promql\n([\s\S]*?)```/g)) {
      expect(faultsOf(expression.trim())).toEqual([]);
    }
  });

  it.each(runbooks)('$file names settings, services and pages that exist', ({ text }) => {
    const settings = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name);
    for (const name of settings) expect(Object.keys(variables)).toContain(name);
    for (const [, name = ''] of text.matchAll(/docker compose (?:exec|restart|stop) (\w+)/g)) {
      expect(Object.keys(services)).toContain(name);
    }
    for (const [, page = ''] of text.matchAll(/\]\(([\w-]+\.md)\)/g)) expect(existsSync(join(folder, page))).toBe(true);
    for (const [, page = ''] of text.matchAll(/\b((?:docs|deploy)\/[\w/.-]+\.(?:md|yml))\b/g)) {
      expect(existsSync(page)).toBe(true);
    }
  });

  it('names every code of a failure on our side where videos fail', () => {
    const text = runbooks.find(({ file }) => file === 'videos-fail.md')?.text;
    for (const [code, row] of Object.entries(errorTable)) {
      if ('video' in row && row.video.side === 'ours') expect(text).toContain(`\`${code}\``);
    }
  });
});
