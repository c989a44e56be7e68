import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { projectDir } from '../../../infra/config/project-dirs.ts';

/** The files that pages use: styles, scripts, fonts, pictures. They are small and stay in memory. */
export interface Assets {
  /** The address of a file, which changes with its bytes. @throws Error if there is no such file: a bug */
  path(name: string): string;
  /** Answers a request for one of them; false = it asks for something else. */
  serve(ctx: Context): boolean;
}

interface Asset {
  name: string;
  bytes: Buffer;
  /** null for files that gzip hardly makes smaller. */
  gzipped: Buffer | null;
  hash: string;
}

const prefix = '/app/assets/';
const folder = join(projectDir, 'src/http/web/static/');
const yearSeconds = 31_536_000;

/** The files of the one style sheet, in their order: later rules win. */
const styleSheetParts = ['base', 'frame', 'parts', 'forms', 'videos', 'lists', 'guide', 'landing'];

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

/** @param others files that it may refer to, by the same address that pages use, so that browsers fetch them once */
function readStyleSheet(others: Asset[]): Asset {
  const parts = styleSheetParts.map((part) => readFileSync(`${folder}styles/${part}.css`, 'utf8'));
  const sheet = others.reduce(
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
  const extension = extname(name);
  return `${prefix}${name.slice(0, -extension.length)}.${hash}${extension}`;
}

function serveAsset(ctx: Context, asset: Asset): void {
  const isHashed = ctx.path === hashedPath(asset);
  ctx.status = 200;
  ctx.set({
    'Cache-Control': isHashed ? `public, max-age=${yearSeconds}, immutable` : 'public, no-cache',
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
