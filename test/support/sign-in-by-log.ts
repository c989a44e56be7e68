import type { Page } from 'playwright-core';
import type { TestService, TestUser } from './service-process.ts';

/** Signs in as people do when the service sends no mail: by the link in its log. */
export async function signInByLog(page: Page, service: Pick<TestService, 'logs'>, user: TestUser): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(user.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check the service’s log' }).waitFor();
  await page.goto([...service.logs().matchAll(/https?:\/\/\S+?\/sign-in\/[\w-]+/g)].at(-1)?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/**');
}
