/** Where pages find the picture of a watermark. @param picture `upload://…` */
export function picturePath(picture: string): string {
  return `/app/editor/pictures/${encodeURIComponent(picture.replace('upload://', ''))}`;
}
