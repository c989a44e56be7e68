import { MessengerError } from '../../../chat/chats/messenger.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { NoticeModel, NoticeRecord } from './notice.model.ts';

/** How operators are spoken to. */
export interface OperatorMessenger {
  /** @throws MessengerError */
  send(message: { place: string; text: string }): Promise<void>;
}

export interface SendNoticesDeps {
  notices: NoticeModel;
  /** null = nobody can be told here. */
  operatorMessenger: OperatorMessenger | null;
  workerId: string;
  clock: Clock;
  logger: Logger;
}

/** Longer than any try. What its sender has left behind is sent again, at worst a second time. */
const leaseMs = 60_000;

/**
 * Sends what waits, in order. What cannot be sent now waits for the next time, and keeps back what is for the same
 * chat.
 */
export async function sendNotices(deps: SendNoticesDeps): Promise<void> {
  if (!deps.operatorMessenger) return;
  const unreached = new Set<string>();
  for (;;) {
    const notice = await claimNotice(deps, unreached);
    if (!notice) return;
    if (!(await sendNotice(deps, deps.operatorMessenger, notice))) unreached.add(notice.place);
  }
}

function claimNotice({ notices, workerId, clock }: SendNoticesDeps, unreached: Set<string>) {
  const now = clock();
  return notices
    .findOneAndUpdate(
      {
        sentAt: null,
        place: { $nin: [...unreached] },
        $or: [{ lease: null }, { 'lease.until': { $lte: new Date(now) } }],
      },
      { $set: { lease: { owner: workerId, until: new Date(now + leaseMs) } } },
      { sort: { createdAt: 1, _id: 1 }, returnDocument: 'after' },
    )
    .lean<NoticeRecord>();
}

/** @returns false when it is to be tried again */
async function sendNotice(
  { notices, clock, logger }: SendNoticesDeps,
  messenger: OperatorMessenger,
  { _id, place, text }: NoticeRecord,
): Promise<boolean> {
  try {
    await messenger.send({ place, text });
    await notices.updateOne({ _id }, { $set: { sentAt: new Date(clock()), lease: null } });
    return true;
  } catch (error) {
    if (!(error instanceof MessengerError)) throw error;
    const { failure, message: problem } = error;
    if (failure === 'unreachable' || failure === 'rate_limited') {
      logger.warn({ problem, place }, 'operators could not be told; trying again in a minute');
      await notices.updateOne({ _id }, { $set: { lease: null } });
      return false;
    }
    logger.error(
      { problem, place },
      'operators cannot be told there: see that the bot is in the chat, and OPERATOR_CHAT_IDS',
    );
    await notices.updateOne({ _id }, { $set: { sentAt: new Date(clock()), lease: null, problem } });
    return true;
  }
}
