import type { PageTexts } from '../../../texts/texts.ts';

export interface NavigationItem {
  /** Key of its text in `shell.menu`. */
  label: keyof PageTexts['shell']['menu'];
  /** The item is marked on this page and on all pages below it. */
  path: string;
  /** Who sees it. */
  access: 'user' | 'admin';
}

/** The items of the menu, in their order. */
export const navigation: readonly NavigationItem[] = [
  { label: 'newVideo', path: '/app/new', access: 'user' },
  { label: 'videos', path: '/app/videos', access: 'user' },
  { label: 'profile', path: '/app/profile', access: 'user' },
  { label: 'admin', path: '/app/admin', access: 'admin' },
];
