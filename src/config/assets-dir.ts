import { fileURLToPath } from 'node:url';

/** What ships with the project: fonts, emoji art, the voice activity model, the demo clip. */
export const assetsDir = fileURLToPath(new URL('../../assets', import.meta.url));
