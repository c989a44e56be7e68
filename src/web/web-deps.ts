import type { Clock } from '../clock.ts';
import type { Services } from '../services.ts';

/** All that the pages stand on. */
export interface WebDeps {
  services: Services;
  clock: Clock;
}
