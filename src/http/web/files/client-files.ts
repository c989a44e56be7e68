import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Context } from 'koa';
import { clientDir } from '../../../infra/config/project-dirs.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';

/** The scripts of pages, which setup builds from `src/http/web/client`. */
export interface ClientFiles {
  /** The files of an entry. @throws Error if it has not been built */
  entry(name: string): ClientEntry;
  /** Answers a request for a built file; false = it asks for something else. */
  serve(ctx: Context): boolean;
}

/** Addresses of files; they change with the files' bytes. */
interface ClientEntry {
  script: string;
  /** Scripts that it imports, for browsers to fetch at the same time. */
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
/** The libraries' scripts for workers, which run WebAssembly. */
const isWorker = /^(jassub-)?worker\.[\w-]+\.js$/;
const yearSeconds = 31_536_000;

export function readClientFiles(folder: string = `${clientDir}/`): ClientFiles {
  const manifest = readManifest(folder);
  // read at the start: setup may build others while the service runs
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
      // a worker has the policy of its own reply, not that of its page
      if (isWorker.test(name)) ctx.set('Content-Security-Policy', contentSecurityPolicy('WebAssembly'));
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

/** Without setup all pages work but those that need scripts. */
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
