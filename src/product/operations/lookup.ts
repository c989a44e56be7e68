import type { Transaction } from '../../infra/database/transaction.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';
import { type SmallVideoRecord, type VideoModel, withoutLargeFields } from '../videos/records/video.model.ts';
import { operatorRefusal } from './operator-refusal.ts';

/** A video of any owner, also a removed one. @throws AppError `not_found` */
export async function findAnyVideo(
  videos: VideoModel,
  videoId: string,
  transaction?: Transaction,
): Promise<SmallVideoRecord> {
  const query = videos.findById(videoId, withoutLargeFields).lean<SmallVideoRecord>();
  const video = await (transaction ? query.session(transaction) : query);
  if (!video) throw operatorRefusal('not_found', 'noVideo', { videoId });
  return video;
}

/** @param who an email address, or an account's number. @throws AppError `not_found` */
export async function findUserByName(users: UserModel, who: string): Promise<UserRecord> {
  const name = who.trim().toLowerCase();
  const by = /^\d{1,15}$/.test(name) ? { _id: Number(name) } : { email: name };
  const user = await users.findOne({ ...by, deletionRequestedAt: null }).lean<UserRecord>();
  if (!user) throw operatorRefusal('not_found', 'noAccount', { who });
  return user;
}
