/** What is happening to a video: the `message` of the API, and what operators read. */
export const videoStates = {
  queued: 'The video is waiting for its turn.',
  fetching: 'The video is being fetched.',
  listening: 'The speech is being transcribed.',
  planning: 'The captions are being laid out.',
  rendering: 'The captions are being rendered into the video.',
  assembling: 'The output is being assembled.',
  processed: 'The video is ready.',
  failed: 'The video could not be processed.',
  cancelled: 'The video was cancelled.',
  expired: 'The video has expired and has been deleted.',
  deleted: 'The video has been deleted.',
} as const;
