import { adminPages } from './admin/admin.pages.tsx';
import { queueDashboard } from './admin/queue-dashboard.ts';
import { claimPages } from './claim/claim.pages.tsx';
import { undoLinkPages } from './claim/undo-link.pages.tsx';
import { editorPages } from './editor/editor.pages.tsx';
import { fontsPages } from './fonts/fonts.pages.ts';
import { newVideoPages } from './new-video/new-video.pages.tsx';
import { uploadsApp } from './new-video/uploads-app.ts';
import type { MountedApp, PageRoute } from './page/page-route.ts';
import { presetsPages } from './presets/presets.pages.ts';
import { accountPages } from './profile/account.pages.tsx';
import { callbackPages } from './profile/callbacks.pages.tsx';
import { messengersPages } from './profile/messengers.pages.tsx';
import { preferencesPages } from './profile/preferences.pages.tsx';
import { profilePages } from './profile/profile.pages.tsx';
import { sharePages } from './share/share.pages.tsx';
import { signInPages } from './sign-in/sign-in.pages.tsx';
import { startPages } from './start/start.pages.ts';
import { videoActionsPages } from './videos/video-actions.pages.tsx';
import { videosPages } from './videos/videos.pages.tsx';

/** All pages and forms. */
export const allPages: readonly PageRoute[] = [
  ...startPages,
  ...signInPages,
  ...newVideoPages,
  ...videosPages,
  ...videoActionsPages,
  ...sharePages,
  ...profilePages,
  ...preferencesPages,
  ...presetsPages,
  ...fontsPages,
  ...callbackPages,
  ...accountPages,
  ...messengersPages,
  ...claimPages,
  ...undoLinkPages,
  ...editorPages,
  ...adminPages,
];

/** Libraries that answer all addresses below a path. */
export const mountedApps: readonly MountedApp[] = [queueDashboard, uploadsApp];
