import { AppError } from '../../../infra/errors/app-error.ts';

/** A source whose clock starts again or jumps, and the streams of it that are wanted. */
export class TimestampDiscontinuityError extends AppError {
  /** Stream indices. */
  readonly video: number;
  readonly audio: number | null;

  constructor({ video, audio }: { video: number; audio: number | null }) {
    super('source_damaged', {
      message:
        'The clock of this recording starts again or jumps in its midst. Save it as one video, such as an .mp4, and send that.',
    });
    this.video = video;
    this.audio = audio;
  }
}
