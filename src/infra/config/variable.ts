import { z } from 'zod';
import type { Disk } from './disk.ts';

export interface Variable {
  schema: z.ZodType;
  /** Completes «NAME …», e.g. «must be a whole number from 0 to 65535». */
  rule: string;
  /** What the value, a path, has to find on the disk. */
  fits?: (disk: Disk, value: string) => boolean;
  /** As the README's table says it; absent = unset. */
  default?: string;
  /** What it is for, as `.env.example` and the README say it. */
  about: string;
}

const truthy = ['true', '1', 'yes', 'on'];
const falsy = ['false', '0', 'no', 'off'];

export const flag = z
  .string()
  .refine((value) => [...truthy, ...falsy].includes(value.toLowerCase()))
  .transform((value) => truthy.includes(value.toLowerCase()));

export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

export const httpUrl = z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
export const text = z.string().min(1);
