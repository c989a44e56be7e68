import { type PageRoute, page, userPage } from '../page-route.ts';

const path = '/app/profile';

/** One's own account. */
export const profilePages: readonly PageRoute[] = [
  userPage({
    method: 'get',
    path,
    async handle({ session }, { services }) {
      const profile = await services.accounts.getProfile(session.userId);
      return page({ title: 'Profile', content: <h1>{profile.email}</h1> });
    },
  }),
];
