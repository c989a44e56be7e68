import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { projectDir } from '../../../infra/config/project-dirs.ts';

/** The files that pages use: styles, scripts, fonts, pictures. All are small and kept in memory. */
export interface Assets {
  /** The address of a file, which changes with its bytes. @throws Error for a name that there is not: a slip of ours */
  path(name: string): string;
  /** Answers a request for one; false = it is for none. */
  serve(ctx: Context): boolean;
}

interface Asset {
  name: string;
  bytes: Buffer;
  /** The same made smaller; null = it hardly can be. */
  gzipped: Buffer | null;
  hash: string;
}

const prefix = '/app/assets/';
const folder = join(projectDir, 'src/http/web/static/');
const yearSeconds = 31_536_000;

/** Of the one style sheet, in their order: what comes later wins. */
const styleSheetParts = ['base', 'frame', 'parts', 'forms', 'videos', 'lists'];

export function readAssets(): Assets {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const plain = files.map(({ name }) => asAsset(name, readFileSync(folder + name)));
  const assets = [...plain, readStyleSheet(plain)];
  const byPath = new Map(
    assets.flatMap((asset) => [[prefix + asset.name, asset] as const, [hashedPath(asset), asset]]),
  );
  return {
    path(name) {
      const asset = byPath.get(prefix + name);
      if (!asset) throw new Error(`there is no file ${name} for pages`);
      return hashedPath(asset);
    },
    serve(ctx) {
      const asset = byPath.get(ctx.path);
      if (asset) serveAsset(ctx, asset);
      return asset !== undefined;
    },
  };
}

/** @param named what it may name: under the very address that pages use, so that it is fetched once */
function readStyleSheet(named: Asset[]): Asset {
  const parts = styleSheetParts.map((part) => readFileSync(`${folder}styles/${part}.css`, 'utf8'));
  const sheet = named.reduce(
    (text, asset) => text.replaceAll(`url("${asset.name}")`, `url("${hashedPath(asset)}")`),
    parts.join('\n'),
  );
  return asAsset('app.css', Buffer.from(sheet));
}

function asAsset(name: string, bytes: Buffer): Asset {
  const gzipped = /\.(css|js|svg)$/.test(name) ? gzipSync(bytes, { level: 9 }) : null;
  return { name, bytes, gzipped, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
}

/** `app.css` → `/app/assets/app.0123456789ab.css` */
function hashedPath({ name, hash }: Asset): string {
  const ending = extname(name);
  return `${prefix}${name.slice(0, -ending.length)}.${hash}${ending}`;
}

function serveAsset(ctx: Context, asset: Asset): void {
  const isNamedByItsBytes = ctx.path === hashedPath(asset);
  ctx.status = 200;
  ctx.set({
    'Cache-Control': isNamedByItsBytes ? `public, max-age=${yearSeconds}, immutable` : 'public, no-cache',
    ETag: `"${asset.hash}"`,
  });
  ctx.type = extname(asset.name);
  if (asset.gzipped) ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const takesGzip = asset.gzipped !== null && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (takesGzip) ctx.set('Content-Encoding', 'gzip');
  ctx.body = takesGzip ? asset.gzipped : asset.bytes;
}
