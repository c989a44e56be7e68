import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection, Model } from 'mongoose';

/** Every model of the product, by the name of its collection. */
export async function allModels(connection: Connection): Promise<Map<string, Model<unknown>>> {
  const root = new URL('../../src/', import.meta.url).pathname;
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /^export const create\w+Model = defineModel\(/m.test(readFileSync(file, 'utf8')));
  for (const file of files) {
    const exports: Record<string, unknown> = await import(file);
    for (const [name, make] of Object.entries(exports)) {
      if (/^create\w+Model$/.test(name) && typeof make === 'function') make(connection);
    }
  }
  return new Map(Object.values(connection.models).map((model) => [model.collection.name, model as Model<unknown>]));
}
