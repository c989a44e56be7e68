import type { Page } from 'playwright-core';
import type { TestService } from './service-process.ts';
import { waitFor } from './wait-for.ts';

/** Signs in as people do when the service sends no mail: by the link in its log. */
export async function signInByLog(
  page: Page,
  service: Pick<TestService, 'logs'>,
  { email }: { email: string },
): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check the service’s log' }).waitFor();
  await page.goto(await loggedSignInPath(service, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/**');
}

/** The path of the newest link that was logged for `email`. The log is written apart from the answer, so it may come later. */
export function loggedSignInPath({ logs }: Pick<TestService, 'logs'>, email: string): Promise<string> {
  return waitFor(() => {
    const line = logs()
      .split('\n')
      .slice(0, -1)
      .findLast((text) => text.includes(`Sign-in link for ${email},`));
    const path = /\/sign-in\/[\w-]+/.exec(line ?? '')?.[0];
    if (!path) throw new Error('no link has been logged');
    return path;
  });
}
