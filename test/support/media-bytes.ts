/** The beginning of an mp4 that sniffing takes for a video, filled up to a size. */
export function mp4Bytes(sizeBytes = 2000): Buffer {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);
  return Buffer.concat([head, Buffer.alloc(sizeBytes - head.length, 7)]);
}

/** A whole PNG of one pixel. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** The first frame header of an mp3 and silence. */
export const mp3Bytes = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)]);

/** The frame header of a JPEG of that size, without a picture in it. */
export function jpegBytes({ width, height }: { width: number; height: number }): Buffer {
  const frame = Buffer.from('ffd8ffc0000b080000000001011100ffd9', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}
