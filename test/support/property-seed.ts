import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/**
 * Properties are tried with the same cases in each run of `npm test`, so that a run says what the last change did.
 * `npm run test:properties` tries new cases each time.
 */
const seed = process.env.PROPERTY_SEED ?? '1';

fc.configureGlobal({ seed: seed === 'random' ? randomInt(2 ** 31) : Number(seed) });
