import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { NoticeModel, NoticeRecord } from './notice.model.ts';
import type { OperatorChatModel } from './operator-chat.model.ts';
import { wordAlert } from './word-alert.ts';

/** Port: sends messages to chats of operators. */
export interface OperatorMessenger {
  /** @throws NoticeError */
  send(message: { place: string; text: string }): Promise<void>;
}

/** A notice was not sent. */
export class NoticeError extends Error {
  /** The same notice may be accepted later. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary, cause }: { isTemporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'NoticeError';
    this.isTemporary = isTemporary;
  }
}

export interface SendNoticesDeps {
  notices: NoticeModel;
  operatorChats: OperatorChatModel;
  /** null = operators have no bot. */
  operatorMessenger: OperatorMessenger | null;
  workerId: string;
  clock: Clock;
  logger: Logger;
}

/** Longer than any attempt takes. A notice whose process died is sent again; at worst the operators get it twice. */
const leaseMs = 60_000;

/**
 * Sends waiting notices in order. One that cannot be sent now waits for the next call, and so do later ones for the
 * same chat.
 */
export async function sendNotices(deps: SendNoticesDeps): Promise<void> {
  if (!deps.operatorMessenger) return;
  const unreachable = new Set<string>();
  for (;;) {
    const notice = await claimNotice(deps, unreachable);
    if (!notice) return;
    if (!(await sendNotice(deps, deps.operatorMessenger, notice))) unreachable.add(notice.place);
  }
}

function claimNotice({ notices, workerId, clock }: SendNoticesDeps, unreachable: Set<string>) {
  const now = clock();
  return notices
    .findOneAndUpdate(
      {
        sentAt: null,
        place: { $nin: [...unreachable] },
        $or: [{ lease: null }, { 'lease.until': { $lte: new Date(now) } }],
      },
      { $set: { lease: { owner: workerId, until: new Date(now + leaseMs) } } },
      { sort: { createdAt: 1, _id: 1 }, returnDocument: 'after' },
    )
    .lean<NoticeRecord>();
}

/** @returns false when it is to be sent again later */
async function sendNotice(
  { notices, operatorChats, clock, logger }: SendNoticesDeps,
  messenger: OperatorMessenger,
  { _id, place, news, text }: NoticeRecord,
): Promise<boolean> {
  const chat = await operatorChats.findById(place).lean();
  try {
    await messenger.send({ place, text: news ? wordAlert(news, chat?.language ?? 'en') : (text ?? '') });
    await notices.updateOne({ _id }, { $set: { sentAt: new Date(clock()), lease: null } });
    return true;
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error;
    const { isTemporary, message: problem } = error;
    if (isTemporary) {
      logger.warn({ problem, place }, 'could not send a notice to operators; trying again in a minute');
      await notices.updateOne({ _id }, { $set: { lease: null } });
      return false;
    }
    logger.error(
      { problem, place },
      'operators cannot be notified in this chat: check that the bot is in it, and check OPERATOR_CHAT_IDS',
    );
    await notices.updateOne({ _id }, { $set: { sentAt: new Date(clock()), lease: null, problem } });
    return true;
  }
}
