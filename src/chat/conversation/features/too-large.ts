import { fill } from '../../../texts/fill.ts';
import { fileSize } from '../../../texts/format.ts';
import type { TurnContext } from '../talk.ts';

/** Of a file that the messenger does not let through, and what to do instead. null = not known */
export function tooLarge(
  { sizeBytes, limitBytes }: { sizeBytes: number | null; limitBytes: number | null },
  { language, texts: { files } }: TurnContext,
): string {
  const size = (bytes: number) => fileSize(language, bytes);
  return [
    sizeBytes === null ? files.tooLarge : fill(files.tooLargeOf, { size: size(sizeBytes) }),
    limitBytes === null ? '' : fill(files.limitHere, { limit: size(limitBytes) }),
    files.otherWays,
  ]
    .filter(Boolean)
    .join(' ');
}
