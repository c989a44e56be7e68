import type { SessionModel } from './session.model.ts';

/** Signs one browser out; one that is out already changes nothing. */
export async function endSession({ sessions }: { sessions: SessionModel }, sessionId: string): Promise<void> {
  await sessions.deleteOne({ _id: sessionId });
}

/** Signs a user out of every browser. */
export async function endAllSessions({ sessions }: { sessions: SessionModel }, userId: number): Promise<void> {
  await sessions.deleteMany({ userId });
}
