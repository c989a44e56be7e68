import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { fieldOf } from '../../../infra/validation/field-kinds.ts';
import { type Input, inspect } from '../../../infra/validation/validate.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';

/** The first and the last day, in UTC. */
export interface UsagePeriod {
  from: string;
  to: string;
}

export const usageFields = { from: dayField(), to: dayField() };

/**
 * The requested period. The default is the calendar month of `nowMs`; if only one day is given and the period would end
 * before it begins, the calendar month of that day.
 * @throws AppError `invalid_input`
 */
export function readUsagePeriod(query: Input, nowMs: number): UsagePeriod {
  const { values, violations } = inspect(usageFields, query);
  const today = dayOf(nowMs);
  const from = values.from ?? firstOfMonth(earlier(values.to ?? today, today));
  const to = values.to ?? lastOfMonth(later(values.from ?? today, today));
  if (violations.length === 0 && to < from) {
    violations.push({ field: 'to', rule: 'after_or_equal', params: { date: 'from' } });
  }
  if (violations.length > 0) throw invalidFields(violations);
  return { from, to };
}

/** `2026-02-28`, or an ISO time, of which the UTC day is taken. */
function dayField(): Field<string, false> {
  return fieldOf({
    schema: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).describe('an ISO date'),
    rules: [{ name: 'date', holds: (value) => typeof value === 'string' && isoDay(value) !== null }],
    convert: (value) => isoDay(String(value)) ?? '',
  });
}

function isoDay(text: string): string | null {
  if (z.iso.date().safeParse(text).success) return text;
  return z.iso.datetime({ offset: true }).safeParse(text).success ? dayOf(Date.parse(text)) : null;
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 0));
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
