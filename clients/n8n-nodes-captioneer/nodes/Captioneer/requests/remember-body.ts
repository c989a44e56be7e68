import type { IDataObject } from 'n8n-workflow';

const maxBodies = 1_000;
const maxCharacters = 32 * 1024 * 1024;

/**
 * Bodies that would differ when the node is tried again: a file would be sent once more, and words that were corrected are no longer
 * there. The service refuses another body under the same idempotency key. They are remembered by the process, in which n8n tries again.
 */
export function createBodyMemory() {
  const bodies = new Map<string, { body: IDataObject; characters: number }>();
  let characters = 0;
  const forget = (key: string) => {
    characters -= bodies.get(key)?.characters ?? 0;
    bodies.delete(key);
  };
  return async (key: string, make: () => Promise<IDataObject>): Promise<IDataObject> => {
    const known = bodies.get(key);
    if (known) return known.body;
    const body = await make();
    const length = JSON.stringify(body).length;
    bodies.set(key, { body, characters: length });
    characters += length;
    for (const oldest of bodies.keys()) {
      if (bodies.size <= maxBodies && characters <= maxCharacters) break;
      forget(oldest);
    }
    return body;
  };
}

export const rememberBody = createBodyMemory();
