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

/** Some of the choices, or `none`. */
export const listOf = (choices: readonly string[]) =>
  ({
    schema: z
      .string()
      .transform((value) => (value === 'none' ? [] : namesIn(value)))
      .refine((names) => names.every((name) => choices.includes(name))),
    allowed: `some of ${choices.join(', ')}, separated by commas, or none`,
  }) satisfies Kind;

const hostName = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

export const hostList = {
  schema: z
    .string()
    .transform(namesIn)
    .refine((hosts) => hosts.length > 0 && hosts.every((host) => hostName.test(host))),
  allowed: 'host names separated by commas, without https:// and paths',
} satisfies Kind;

function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.trim().toLowerCase());
}

/** Text of any form. */
export const text = (allowed: string) => ({ schema: z.string().min(1), allowed }) satisfies Kind;

/** Text of a certain form. */
export const textLike = (pattern: RegExp, allowed: string) =>
  ({ schema: z.string().regex(pattern), allowed }) satisfies Kind;

/** A part of a whole. */
export const share = {
  schema: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
    .transform(Number),
  allowed: 'a number from 0 to 1',
} satisfies Kind;

const headerPair = /^[\w-]+=([^\s,%]|%[2-7][0-9a-fA-F])+$/;

/** `name=value,name=value`, as OpenTelemetry writes it. */
export const headerList = {
  schema: z
    .string()
    .refine((list) => list.split(',').every((pair) => headerPair.test(pair.trim())))
    .transform((list) => Object.fromEntries(list.split(',').map((pair) => readPair(pair.trim())))),
  allowed: 'name=value pairs separated by commas, with percent-encoded values',
} satisfies Kind;

function readPair(pair: string): [string, string] {
  const end = pair.indexOf('=');
  return [pair.slice(0, end), decodeURIComponent(pair.slice(end + 1))];
}
