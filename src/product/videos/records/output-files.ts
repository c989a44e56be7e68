import type { OutputRecord } from './output.model.ts';

/** What kinds of files outputs are, by the end of their keys. An overlay is a MOV, and a WebM beside it with the same name. */
const contentTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;

export type OutputEnding = keyof typeof contentTypes;

interface OutputFile {
  key: string;
  fileName: string;
  contentType: string;
}

type Files = Pick<OutputRecord, 'key' | 'fileName'>;

/** The file at the `video_url` of an output. */
export function mainFile({ key, fileName }: Files): OutputFile {
  return { key, fileName, contentType: contentTypes[endingOf(key)] };
}

/** The WebM of an overlay; null for a video. */
export function webmFile({ key, fileName }: Files): OutputFile | null {
  if (endingOf(key) !== 'mov') return null;
  return { key: asWebm(key), fileName: asWebm(fileName), contentType: contentTypes.webm };
}

/** What a browser plays: ProRes it cannot. */
export function playedFile(output: Files): OutputFile {
  return webmFile(output) ?? mainFile(output);
}

/** The keys of all files of an output. */
export function keysOfOutput(output: Files): string[] {
  const webm = webmFile(output);
  return [output.key, ...(webm ? [webm.key] : [])];
}

/** The key in the record of the output that a stored file belongs to. */
export function recordedKeyOf(key: string): string {
  return key.replace(/\.webm$/, '.mov');
}

function endingOf(key: string): OutputEnding {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return Object.hasOwn(contentTypes, ending) ? (ending as OutputEnding) : 'mp4';
}

function asWebm(name: string): string {
  return name.replace(/\.mov$/, '.webm');
}
