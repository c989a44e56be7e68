import type { AccountServices } from '../../accounts/create-account-services.ts';
import type { Profile } from '../../accounts/get-profile.ts';
import type { UserModel } from '../../accounts/user.model.ts';
import type { Balance } from '../../billing/get-balance.ts';
import { type Contact, listSubscribers } from '../../subscribers/link-subscriber.ts';
import type { SubscriberModel } from '../../subscribers/subscriber.model.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';
import type { VideoStage } from '../../videos/records/video-states.ts';
import { findUserByName } from '../lookup.ts';

export interface UserReport {
  profile: Profile;
  /** Their chat on WhatsApp; null = none. */
  whatsapp: { name: string | null } | null;
  /** On chatbot platforms. */
  contacts: Contact[];
  isAdmin: boolean;
  /** null while payments are off. */
  balance: Balance | null;
  /** Without deleted videos. */
  videoCounts: { stage: VideoStage; count: number }[];
  /** Newest first. */
  newestVideos: { videoId: string; stage: VideoStage; createdAt: Date }[];
}

interface ReportUserDeps {
  users: UserModel;
  videos: VideoModel;
  subscribers: SubscriberModel;
  accounts: Pick<AccountServices, 'getProfile' | 'getBalance'>;
}

const maxVideos = 5;

/** @param who an email address, or an account's number. @throws AppError `not_found` */
export async function reportUser(deps: ReportUserDeps, who: string): Promise<UserReport> {
  const user = await findUserByName(deps.users, who);
  const ownVideos = { ownerId: user._id, removedAt: null };
  const [profile, contacts, balance, counts, newest] = await Promise.all([
    deps.accounts.getProfile(user._id),
    listSubscribers(deps, user._id),
    deps.accounts.getBalance(user._id),
    deps.videos.aggregate<{ _id: VideoStage; count: number }>([
      { $match: ownVideos },
      { $group: { _id: '$stage', count: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ]),
    deps.videos.find(ownVideos, { stage: 1, createdAt: 1 }).sort({ createdAt: -1, _id: -1 }).limit(maxVideos).lean(),
  ]);
  return {
    profile,
    whatsapp: user.whatsapp ? { name: user.whatsapp.name } : null,
    contacts,
    isAdmin: user.isAdmin,
    balance,
    videoCounts: counts.map(({ _id, count }) => ({ stage: _id, count })),
    newestVideos: newest.map(({ _id, stage, createdAt }) => ({ videoId: _id, stage, createdAt })),
  };
}
