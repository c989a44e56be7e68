import type { MountedApp, PageRoute } from './page-route.ts';
import { profilePages } from './profile/profile.pages.tsx';
import { signInPages } from './sign-in/sign-in.pages.tsx';
import { startPages } from './start.pages.ts';

/** Every page and every form of the pages. */
export const allPages: readonly PageRoute[] = [...startPages, ...signInPages, ...profilePages];

/** What other programs bring along as pages. */
export const mountedApps: readonly MountedApp[] = [];
