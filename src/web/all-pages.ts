import { adminPages } from './admin/admin.pages.tsx';
import { queueDashboard } from './admin/queue-dashboard.ts';
import { claimPages } from './claim/claim.pages.tsx';
import { undoLinkPages } from './claim/undo-link.pages.tsx';
import { languagePages } from './language.pages.ts';
import type { MountedApp, PageRoute } from './page-route.ts';
import { accountPages } from './profile/account.pages.tsx';
import { callbackPages } from './profile/callbacks.pages.tsx';
import { profilePages } from './profile/profile.pages.tsx';
import { signInPages } from './sign-in/sign-in.pages.tsx';
import { startPages } from './start.pages.ts';

/** Every page and every form of the pages. */
export const allPages: readonly PageRoute[] = [
  ...startPages,
  ...languagePages,
  ...signInPages,
  ...profilePages,
  ...callbackPages,
  ...accountPages,
  ...claimPages,
  ...undoLinkPages,
  ...adminPages,
];

/** What other programs bring along as pages. */
export const mountedApps: readonly MountedApp[] = [queueDashboard];
