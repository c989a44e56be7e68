import type { NamedAccount } from './payment-event.ts';

/**
 * The account whose id a message gives as text or number: `12`, 12, but not `12a` or 1.5. @returns null if it is none
 */
export function namedUser(value: unknown): NamedAccount | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text.trim())) return null;
  return { userId: Number(text) };
}

/** The account whose email address a message gives. @returns null if it is none */
export function namedEmail(value: unknown): NamedAccount | null {
  if (typeof value !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(value.trim())) return null;
  return { email: value.trim().toLowerCase() };
}
