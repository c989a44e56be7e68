import { readFileSync } from 'node:fs';

export interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { type: string; uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string; legendFormat: string; datasource: { uid: string } }[];
}

export interface Dashboard {
  uid: string;
  title: string;
  templating: { list: { name: string; type: string; query: string }[] };
  panels: Panel[];
}

export function readDashboard(): Dashboard {
  return JSON.parse(readFileSync('deploy/grafana/captioneer.json', 'utf8')) as Dashboard;
}

/** Every expression of the dashboard, with the panel that shows it. */
export function dashboardExpressions(): { title: string; expr: string }[] {
  return readDashboard().panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
}
