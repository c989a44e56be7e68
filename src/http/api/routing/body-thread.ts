// Program of the threads that read large bodies, started by large-bodies.ts.
import { lowerThreadPriority } from '../../../infra/priorities.ts';

export { readLargeBody as default } from './read-large-body.ts';

lowerThreadPriority();
