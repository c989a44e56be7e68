import type { PageTexts } from '../../../texts/texts.ts';
import type { PageAccess } from '../page/page-route.ts';

export interface NavigationItem {
  /** Its text in `shell.menu`. */
  label: keyof PageTexts['shell']['menu'];
  /** Also what it stands for: everything below it. */
  path: string;
  access: PageAccess;
}

/** The menu, in its order; a page of its own joins with a line here. */
export const navigation: readonly NavigationItem[] = [
  { label: 'newVideo', path: '/app/new', access: 'user' },
  { label: 'videos', path: '/app/videos', access: 'user' },
  { label: 'profile', path: '/app/profile', access: 'user' },
  { label: 'admin', path: '/app/admin', access: 'admin' },
];
