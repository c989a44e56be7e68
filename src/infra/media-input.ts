/** What ffmpeg reads: the path of a local file, or the URL of a range server of this process. */
export type MediaInput = string | { url: string };
