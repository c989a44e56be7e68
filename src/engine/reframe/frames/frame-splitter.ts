/**
 * Pictures come in pieces of any length. Their memory is used again: new memory for each keeps V8 looking for garbage,
 * in all that the service holds.
 */
export function cutIntoPictures(pictureBytes: number) {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const released: Uint8Array<ArrayBuffer>[] = [];
  let current = new Uint8Array(pictureBytes);
  let filled = 0;
  return {
    ready,
    add(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; ) {
        const taken = Math.min(bytes.length - at, pictureBytes - filled);
        current.set(bytes.subarray(at, at + taken), filled);
        at += taken;
        filled += taken;
        if (filled < pictureBytes) continue;
        ready.push(current);
        current = released.pop() ?? new Uint8Array(pictureBytes);
        filled = 0;
      }
    },
    reuse(picture: Uint8Array<ArrayBuffer>) {
      released.push(picture);
    },
  };
}
