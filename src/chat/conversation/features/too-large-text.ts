import { fill } from '../../../texts/fill.ts';
import { fileSize } from '../../../texts/format.ts';
import type { TurnContext } from '../turn.ts';

/** Says that the messenger does not hand over a file of this size, and what to do. null = unknown size */
export function tooLargeText(
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
