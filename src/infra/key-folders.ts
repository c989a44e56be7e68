/**
 * The folders of the object store: the first part of every key. Each has a rule in a sweep, which a test proves. No key
 * prefix may contain one of these names, so that the folders of two services in one bucket never overlap.
 */
export const keyFolders = [
  'card-stills',
  'chat-attachments',
  'chat-videos',
  'checks',
  'editing',
  'faces',
  'outputs',
  'owner',
  'plans',
  'readability',
  'segments',
  'sounds',
  'sources',
  'transcripts',
  'upload-pieces',
  'uploads',
  'waveforms',
] as const;

export type KeyFolder = (typeof keyFolders)[number];
export type KeyPrefix = `${KeyFolder}/`;
