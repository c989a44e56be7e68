import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../infra/errors/app-error.ts';

/** What a backup holds. It is written last: a folder without it is no backup. */
export type Manifest = z.infer<typeof schema>;

const format = 1;
const schema = z.strictObject({
  format: z.literal(format),
  /** The moment of the database: what was accepted before it is in the backup. */
  takenAt: z.string(),
  collections: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_]+$/),
      documents: z.number().int().min(0),
      /** Of the file `database/<name>.bson`. */
      sha256: z.string(),
    }),
  ),
  /** null = the media were left out. */
  media: z.strictObject({ files: z.number().int().min(0), bytes: z.number().min(0) }).nullable(),
});

export const manifestFile = (dir: string) => join(dir, 'manifest.json');
export const collectionFile = (dir: string, name: string) => join(dir, 'database', `${name}.bson`);
export const mediaDir = (dir: string) => join(dir, 'media');

export function makeManifest(parts: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format, ...parts } satisfies Manifest, null, 2)}\n`;
}

/** @throws AppError `invalid_input` when the folder holds no whole backup that this version can read */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(manifestFile(dir), 'utf8').catch(() => null);
  if (text === null) {
    const message = `${dir} holds no whole backup: manifest.json is missing, which is written last.`;
    throw new AppError('invalid_input', { message });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const message = `The manifest in ${dir} cannot be read: it is damaged, or of another version of Captioneer.`;
    throw new AppError('invalid_input', { message, cause });
  }
}
