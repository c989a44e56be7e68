import type { PageAccess } from '../page-route.ts';

export interface NavigationItem {
  label: string;
  /** Also what it stands for: everything below it. */
  path: string;
  access: PageAccess;
}

/** The menu, in its order; a page of its own joins with a line here. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Profile', path: '/app/profile', access: 'user' },
  { label: 'Admin', path: '/app/admin', access: 'admin' },
];
