import type { AccountServices } from '../../accounts/account-services.ts';
import type { PersonalDataServices } from '../../personal-data/personal-data-services.ts';
import type { UploadServices } from '../../uploads/upload-services.ts';
import type { VideoServices } from '../../videos/video-services.ts';

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
    | 'getCaptionsToEdit'
    | 'cancelVideo'
    | 'deleteVideo'
  >;
  accounts: Pick<AccountServices, 'getUsage' | 'getBalance'>;
  uploads: Pick<UploadServices, 'storeUpload'>;
  personalData: Pick<PersonalDataServices, 'deleteAccount'>;
}
