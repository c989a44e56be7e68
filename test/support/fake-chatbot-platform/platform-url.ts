import { z } from 'zod';

/** Platforms use https only; the fake also allows the loopback interface, for tests. */
export const platformUrl = z
  .url()
  .refine((url) => new URL(url).protocol === 'https:' || new URL(url).hostname === '127.0.0.1', 'https is needed');
