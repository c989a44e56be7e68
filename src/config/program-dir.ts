import { fileURLToPath } from 'node:url';

/** Where setup builds every program that is started by itself: `<name>.js`. */
export const programDir = fileURLToPath(new URL('../../dist/program', import.meta.url));
