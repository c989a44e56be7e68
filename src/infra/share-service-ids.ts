/** Services that are asked for the file behind a share link, because the link alone does not tell its address. */
export const shareServiceIds = ['onedrive', 'icloud', 'wetransfer', 'loom', 'vimeo'] as const;

export type ShareServiceId = (typeof shareServiceIds)[number];
