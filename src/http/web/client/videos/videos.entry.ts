import { followProgress } from './follow-progress.ts';

followProgress();
