import { AppError } from '../../../infra/errors/app-error.ts';
import { sniffMedia } from '../../../infra/fetching/sniff-media.ts';

/** The error for a file that ffprobe could not open, worded by what its first bytes say it is. */
export async function unreadableFileError(file: string, cause: unknown): Promise<AppError> {
  try {
    const { mimeType } = await sniffMedia(file);
    return unreadable(mimeType, cause);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** For a file whose first bytes may be a video or audio. */
function unreadable(mimeType: string | null, cause: unknown): AppError {
  if (mimeType === null) {
    return new AppError('source_unsupported', { reason: 'unreadable', cause });
  }
  if (mimeType.startsWith('audio/')) {
    return new AppError('source_sound_only', { reason: 'no_video', cause });
  }
  return new AppError('source_damaged', { reason: 'unplayable', cause });
}
