/** Of one network. The largest bodies that are read into memory have 3 MB, and most end within a second. */
const maxHeldBytes = 64 * 1024 * 1024;

/**
 * Counts the bytes of bodies that have begun and not ended, by the network of their sender: nobody is known before a body has
 * been read, and whoever sends hundreds of them slowly would fill the memory.
 */
export function createHeldBodies(maxBytes = maxHeldBytes) {
  const bytesOf = new Map<string, number>();
  return {
    /** @returns false when the network has too many on their way; then nothing was counted */
    take(network: string, bytes: number): boolean {
      const held = (bytesOf.get(network) ?? 0) + bytes;
      if (held > maxBytes) return false;
      bytesOf.set(network, held);
      return true;
    },
    give(network: string, bytes: number): void {
      const left = (bytesOf.get(network) ?? 0) - bytes;
      if (left > 0) bytesOf.set(network, left);
      else bytesOf.delete(network);
    },
  };
}

export type HeldBodies = ReturnType<typeof createHeldBodies>;

/** Of this process. */
export const heldBodies = createHeldBodies();
