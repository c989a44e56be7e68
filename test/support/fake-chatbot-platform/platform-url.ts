import { z } from 'zod';

/** Platforms call and fetch by https only; here the loopback is let through, where tests live. */
export const platformUrl = z
  .url()
  .refine((url) => new URL(url).protocol === 'https:' || new URL(url).hostname === '127.0.0.1', 'https is needed');
