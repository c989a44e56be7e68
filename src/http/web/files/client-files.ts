import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Context } from 'koa';
import { clientDir } from '../../../infra/config/project-dirs.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';

/** What pages run in the browser, as setup builds it from `src/http/web/client`. */
export interface ClientFiles {
  /** What a page needs for an entry, by the entry's name. @throws Error where it was not built */
  entry(name: string): ClientEntry;
  /** Answers a request for a built file; false = it is for none. */
  serve(ctx: Context): boolean;
}

/** Addresses of files whose names change with their bytes. */
export interface ClientEntry {
  script: string;
  /** Scripts that it imports, fetched at the same time. */
  imports: string[];
  styles: string[];
}

/** One file of Vite's manifest. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}

const prefix = '/app/assets/client/';
/** As the libraries name the scripts that they run apart: they are compiled to WebAssembly. */
const isWorker = /^(jassub-)?worker\.[\w-]+\.js$/;
const yearSeconds = 31_536_000;

export function readClientFiles(folder: string = `${clientDir}/`): ClientFiles {
  const manifest = readManifest(folder);
  // as they are now: setup may build others while the service runs
  const files = new Map(readNames(folder).map((name) => [name, readFileSync(folder + name)]));
  return {
    entry(name) {
      const built = Object.entries(manifest).find(([source]) => isEntry(source, name));
      if (!built) throw new Error(`the pages' script ${name} is not built: run \`npm run setup\` and start again`);
      return describeEntry(built[0], manifest);
    },
    serve(ctx) {
      const name = ctx.path.slice(prefix.length);
      const bytes = files.get(name);
      if (!ctx.path.startsWith(prefix) || !bytes) return false;
      ctx.status = 200;
      ctx.set('Cache-Control', `public, max-age=${yearSeconds}, immutable`);
      // a worker is bound by the policy that it came with, not by its page's
      if (isWorker.test(name)) ctx.set('Content-Security-Policy', contentSecurityPolicy('with WebAssembly'));
      ctx.type = extname(name);
      ctx.body = bytes;
      return true;
    },
  };
}

function isEntry(source: string, name: string): boolean {
  return new RegExp(`(^|/)${name}\\.entry\\.tsx?$`).test(source);
}

function describeEntry(source: string, manifest: Record<string, Built>): ClientEntry {
  const parts = withImports(source, manifest)
    .map((part) => manifest[part])
    .filter((part) => part !== undefined);
  const [entry, ...imports] = parts.map(({ file }) => prefix + file);
  return { script: entry ?? '', imports, styles: parts.flatMap(({ css = [] }) => css).map((file) => prefix + file) };
}

function withImports(source: string, manifest: Record<string, Built>, seen: Set<string> = new Set()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  for (const imported of manifest[source]?.imports ?? []) withImports(imported, manifest, seen);
  return [...seen];
}

/** A service that was not set up has all pages but those that need scripts. */
function readManifest(folder: string): Record<string, Built> {
  try {
    return JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8'));
  } catch {
    return {};
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /\.(js|css|wasm|woff2|svg|png)$/.test(name));
  } catch {
    return [];
  }
}
