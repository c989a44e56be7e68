// Program of the threads that read large bodies, started by large-bodies.ts.
export { readLargeBody as default } from './read-large-body.ts';
