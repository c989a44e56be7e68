import type { NamedAccount } from './payment-event.ts';

/** A user’s number as a message writes it, or null: `12`, 12, but neither `12a` nor 1.5. */
export function namedUser(value: unknown): NamedAccount | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text.trim())) return null;
  return { userId: Number(text) };
}

/** An email address as accounts are found by, or null. */
export function namedEmail(value: unknown): NamedAccount | null {
  if (typeof value !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(value.trim())) return null;
  return { email: value.trim().toLowerCase() };
}
