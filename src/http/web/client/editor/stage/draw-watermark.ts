import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { picturePath } from '../../../editor/picture-path.ts';

type Watermark = NonNullable<EditPreview['watermark']>;

/** Returns a picture by its `upload://…`; null = it has not loaded yet. */
type FindPicture = (picture: string) => HTMLImageElement | null;

/** Each picture is fetched once. @param onLoad one that was requested can be drawn now */
export function createPictures(onLoad: () => void): FindPicture {
  const pictures = new Map<string, HTMLImageElement>();
  return (picture) => {
    const known = pictures.get(picture);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const image = new Image();
    image.addEventListener('load', onLoad);
    image.src = picturePath(picture);
    pictures.set(picture, image);
    return null;
  };
}

/**
 * Draws the watermark as the renderer does.
 * @param options.scale of the canvas, relative to the output's frame
 */
export function drawWatermark(
  canvas: HTMLCanvasElement,
  { picture, left, top, width, height, opacity }: Watermark,
  { findPicture, scale }: { findPicture: FindPicture; scale: number },
): void {
  const context = canvas.getContext('2d');
  const image = findPicture(picture);
  if (!context || !image) return;
  context.globalAlpha = opacity;
  context.drawImage(image, left * scale, top * scale, width * scale, height * scale);
  context.globalAlpha = 1;
}
