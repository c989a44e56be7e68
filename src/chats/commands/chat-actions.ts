import type { AccountServices, PersonalDataServices, UploadServices, VideoServices } from '../../services.ts';

/** What of the product a conversation may set going. */
export interface ChatActions {
  videos: Pick<
    VideoServices,
    | 'createVideo'
    | 'editVideo'
    | 'announceWork'
    | 'getVideo'
    | 'listVideos'
    | 'getCaptions'
    | 'cancelVideo'
    | 'deleteVideo'
  >;
  accounts: Pick<AccountServices, 'getUsage'>;
  uploads: Pick<UploadServices, 'storeUpload'>;
  personalData: Pick<PersonalDataServices, 'deleteAccount'>;
}
