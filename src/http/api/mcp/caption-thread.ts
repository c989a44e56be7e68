// Program of the threads that read and correct captions for assistants, started by caption-threads.ts.
import { lowerThreadPriority } from '../../../infra/priorities.ts';

export { runCaptionTask as default } from '../../../chat/assistants/caption-tasks.ts';

lowerThreadPriority();
