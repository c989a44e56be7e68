/**
 * Splits a stream of raw video, which arrives in pieces of any length, into frames of `frameBytes`. Their memory is
 * reused: new memory for each frame would keep V8's garbage collector busy with all that the service holds.
 */
export function createFrameSplitter(frameBytes: number) {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const released: Uint8Array<ArrayBuffer>[] = [];
  let current = new Uint8Array(frameBytes);
  let filled = 0;
  return {
    ready,
    add(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; ) {
        const taken = Math.min(bytes.length - at, frameBytes - filled);
        current.set(bytes.subarray(at, at + taken), filled);
        at += taken;
        filled += taken;
        if (filled < frameBytes) continue;
        ready.push(current);
        current = released.pop() ?? new Uint8Array(frameBytes);
        filled = 0;
      }
    },
    reuse(frame: Uint8Array<ArrayBuffer>) {
      released.push(frame);
    },
  };
}
