import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { n8nToolsFolder } from '../../../scripts/clients/n8n-tools.ts';

const folder = n8nToolsFolder(resolve('.'));
const nodesFile = join(folder, 'package/dist/types/nodes.json');
const modules = join(folder, 'node_modules');

/** `node_modules` with n8n's linter and node runner; null = they were not installed. */
export const n8nModules = existsSync(nodesFile) ? modules : null;

/** For the names of tests: says why they are skipped. */
export const n8nWord = n8nModules
  ? 'by n8n itself'
  : 'by n8n itself (skipped: run npm run n8n:tools, which takes 460 MB)';

export interface NodeDescription {
  name: string;
  version: number | number[];
  properties: { name: string }[];
}

/** Every node that n8n itself has, as its editor knows it. */
export function readNodesOfN8n(): NodeDescription[] {
  return JSON.parse(readFileSync(nodesFile, 'utf8'));
}
