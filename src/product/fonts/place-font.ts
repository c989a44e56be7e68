import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { OwnFont } from '../../engine/captions/settings/own-font.ts';
import { ownFontFile, ownFontOfFile, ownFontsDir } from '../../engine/layout/fonts/own/own-font-file.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { randomId } from '../../infra/secrets.ts';
import type { UploadRecord } from '../uploads/upload.model.ts';
import { openUpload } from '../uploads/upload-bytes.ts';
import type { OwnFontDeps } from './own-font-deps.ts';

/** After that, a use is noted again. */
const notedMs = 3_600_000;
/** A copy that nobody has used for so long is deleted: much longer than any step works with it. */
const keptMs = 48 * 3_600_000;

/**
 * Makes sure that a font lies on this machine, where all that draws finds it.
 * @param of.ownerId the account that must have it; left out for plans, which were made of checked settings
 * @returns false when there is no such font (any more)
 */
export async function placeFont(
  deps: Pick<OwnFontDeps, 'uploads' | 'store' | 'dataDir'>,
  { font, ownerId }: { font: OwnFont; ownerId?: number },
): Promise<boolean> {
  const file = ownFontFile(ownFontsDir(deps.dataDir), font);
  const owner = ownerId === undefined ? {} : { ownerId };
  const upload = await deps.uploads.findOne({ 'font.id': font, ...owner }).lean<UploadRecord>();
  if (!upload) return false;
  const known = await stat(file).catch(() => null);
  if (!known) return copy(deps, upload, file);
  const now = new Date();
  if (now.getTime() - known.mtimeMs > notedMs) await utimes(file, now, now).catch(() => undefined);
  return true;
}

/** A reader never sees half of it. */
async function copy({ store }: Pick<OwnFontDeps, 'store'>, upload: UploadRecord, file: string): Promise<boolean> {
  const bytes = await buffer(openUpload(store, upload)).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!bytes) return false;
  await mkdir(dirname(file), { recursive: true });
  const part = join(dirname(file), randomId('part-'));
  await writeFile(part, bytes);
  await rename(part, file);
  return true;
}

/** Deletes copies that no account has any more, or that nobody uses. To be called every few minutes, on every machine. */
export async function sweepPlacedFonts({ uploads, dataDir }: Pick<OwnFontDeps, 'uploads' | 'dataDir'>): Promise<void> {
  const dir = ownFontsDir(dataDir);
  for (const name of await readdir(dir).catch(() => [])) {
    const facts = await stat(join(dir, name)).catch(() => null);
    if (!facts) continue;
    const ageMs = Date.now() - facts.mtimeMs;
    const font = ownFontOfFile(name);
    const isKnown = font ? (await uploads.exists({ 'font.id': font })) !== null : ageMs < notedMs;
    if (!isKnown || ageMs > keptMs) await rm(join(dir, name), { force: true });
  }
}
