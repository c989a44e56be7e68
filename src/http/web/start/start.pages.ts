import { type PageRoute, redirect, userPage } from '../page/page-route.ts';

/** Where the pages begin. */
export const startPages: readonly PageRoute[] = [
  { method: 'get', path: '/', access: 'anybody', handle: async () => redirect('/app') },
  userPage({ method: 'get', path: '/app', handle: async () => redirect('/app/videos') }),
];
