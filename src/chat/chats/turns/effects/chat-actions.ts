import type { AccountServices } from '../../../../product/accounts/create-account-services.ts';
import type { FontServices } from '../../../../product/fonts/create-own-fonts.ts';
import type { PersonalDataServices } from '../../../../product/personal-data/create-personal-data.ts';
import type { PresetServices } from '../../../../product/presets/create-preset-services.ts';
import type { UploadServices } from '../../../../product/uploads/create-upload-services.ts';
import type { VideoServices } from '../../../../product/videos/create-video-services.ts';
import type { ReadabilityServices } from '../../../../product/videos/readability/readability-of-video.ts';

/** The actions of the product that a conversation may call. */
export interface ChatActions {
  videos: Pick<
    VideoServices,
    | 'createVideo'
    | 'editVideo'
    | 'announceWork'
    | 'getVideo'
    | 'listVideos'
    | 'getCaptionsJson'
    | 'findWordsToCheck'
    | 'cancelVideo'
    | 'deleteVideo'
    | 'acceptWatermark'
  >;
  readability: Pick<ReadabilityServices, 'readReadability'>;
  accounts: Pick<AccountServices, 'getUsage' | 'getBalance' | 'addToDictionary'>;
  presets: Pick<PresetServices, 'savePreset' | 'findBrand'>;
  uploads: Pick<UploadServices, 'storeUpload'>;
  fonts: Pick<FontServices, 'accept' | 'find'>;
  personalData: Pick<PersonalDataServices, 'deleteAccount'>;
}
