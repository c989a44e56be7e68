import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** A YAML file of the project. @throws Error for syntax errors, keys that stand twice among them */
export function readYaml<T>(path: string): T {
  return parse(readFileSync(path, 'utf8'), { strict: true, uniqueKeys: true }) as T;
}

export const rulesPath = 'deploy/prometheus/alerts.yml';

export function readAlertRules(): AlertRule[] {
  return readYaml<{ groups: { rules: AlertRule[] }[] }>(rulesPath).groups.flatMap(({ rules }) => rules);
}

/** `CaptioneerDiskLow` → `docs/runbooks/disk-low.md` */
export function runbookOf(alert: string): string {
  const name = alert
    .replace(/^Captioneer/, '')
    .replaceAll(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();
  return `docs/runbooks/${name}.md`;
}
