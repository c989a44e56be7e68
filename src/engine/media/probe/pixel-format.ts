/** Bits per component, from ffmpeg's name of the pixel format. */
export function bitDepthOf(pixelFormat: string): number {
  const packed = /^[pxyv](?:0|2|4)(10|12|16)/.exec(pixelFormat)?.[1];
  if (packed !== undefined) return Number(packed);
  const planar = /(?:p|gray|ya|xyz|x2rgb|x2bgr)(9|10|12|14|16|32)(?:le|be)?$/.exec(pixelFormat)?.[1];
  if (planar !== undefined) return Number(planar);
  return /^(rgb48|bgr48|rgba64|bgra64)/.test(pixelFormat) ? 16 : 8;
}

export function hasAlphaChannel(pixelFormat: string): boolean {
  return /^(yuva|rgba|bgra|argb|abgr|gbrap|ya\d|pal8)/.test(pixelFormat);
}

export function isRgb(pixelFormat: string): boolean {
  return /^(rgb|bgr|gbr|argb|abgr|0rgb|0bgr|pal8|x2rgb|x2bgr|monow|monob)/.test(pixelFormat);
}
