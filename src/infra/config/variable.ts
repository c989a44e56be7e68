import { z } from 'zod';
import type { Disk } from './disk.ts';

export interface Variable {
  schema: z.ZodType;
  /** The allowed values; completes «NAME must be …», for example «a whole number from 0 to 65535». */
  allowed: string;
  /** The setting that makes this one necessary, for example «STORAGE=s3». */
  neededWith?: string;
  /** For paths: whether the disk has what the value needs. */
  fits?: (disk: Disk, value: string) => boolean;
  /** As docs/configuration.md shows it; absent = unset. */
  default?: string;
  /** What it is for, as `.env.example`, docs/configuration.md and the README say it. */
  about: string;
}

type Kind = Pick<Variable, 'schema' | 'allowed'>;

export const integer = (min: number, max: number) =>
  ({
    schema: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((value) => value >= min && value <= max),
    allowed: `a whole number from ${min} to ${max}`,
  }) satisfies Kind;

const truthy = ['true', '1', 'yes', 'on'];
const falsy = ['false', '0', 'no', 'off'];

export const flag = {
  schema: z
    .string()
    .refine((value) => [...truthy, ...falsy].includes(value.toLowerCase()))
    .transform((value) => truthy.includes(value.toLowerCase())),
  allowed: 'true or false',
} satisfies Kind;

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  ({
    schema: z.enum(choices),
    allowed: `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`,
  }) satisfies Kind;

export const httpUrl = {
  schema: z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  allowed: 'an http(s) URL',
} satisfies Kind;

/** Text of any form. */
export const text = (allowed: string) => ({ schema: z.string().min(1), allowed }) satisfies Kind;

/** Text of a certain form. */
export const textLike = (pattern: RegExp, allowed: string) =>
  ({ schema: z.string().regex(pattern), allowed }) satisfies Kind;
