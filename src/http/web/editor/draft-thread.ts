// Program of the threads that read long drafts, started by draft-reader.ts.
import { lowerThreadPriority } from '../../../infra/priorities.ts';

export { readDraftBody as default } from './read-draft-body.ts';

lowerThreadPriority();
