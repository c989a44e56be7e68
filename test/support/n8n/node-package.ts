import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { n8nModules } from './n8n-tools.ts';

const run = promisify(execFile);

export interface NodePackage {
  folder: string;
  /** What n8n's linter prints; empty = it has nothing to say. */
  lint(): Promise<string>;
  /** Builds it with n8n's own tool. */
  build(): Promise<void>;
}

/** The node as a package of its own in a folder, with n8n's tools beside it. */
export function copyNodePackage(folder: string): NodePackage {
  if (!n8nModules) throw new Error('n8n’s tools are not installed');
  const target = join(folder, 'n8n-nodes-captioneer');
  mkdirSync(target, { recursive: true });
  const wanted = (path: string) => !/\/(dist|node_modules)$/.test(path);
  cpSync(resolve('clients/n8n-nodes-captioneer'), target, { recursive: true, filter: wanted });
  symlinkSync(n8nModules, join(target, 'node_modules'));
  const tool = join(n8nModules, '@n8n/node-cli/bin/n8n-node.mjs');
  // with `test` its rules take every file for a trigger
  const env = { ...process.env, NODE_ENV: 'production' };
  const call = (command: string) => run(process.execPath, [tool, command], { cwd: target, env });
  return {
    folder: target,
    async lint() {
      const { stdout, stderr } = await call('lint').catch((error) => error);
      // its first line is its own name
      return `${stdout}${stderr}`.split('\n').slice(1).join('\n').trim();
    },
    async build() {
      await call('build').catch(({ stdout }) => Promise.reject(new Error(stdout.slice(-2000))));
    },
  };
}
