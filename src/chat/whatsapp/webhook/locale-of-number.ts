/** Calling codes of countries whose language is one of ours. */
const codes: Record<string, string> = {
  DE: '49 43 41 423',
  ES: '34 52 53 54 51 56 57 58 502 503 504 505 506 507 591 593 595 598',
  FR: '33 377 221 225 237 243',
  IT: '39 378',
  PT: '55 351 244 258 238',
  RU: '7 375',
};

/**
 * WhatsApp tells no language, so the country of the number decides how somebody is greeted.
 * @returns a tag such as `und-DE`; null = no country of this list
 */
export function localeOfNumber(digits: string): string | null {
  const found = Object.entries(codes).find(([, list]) => list.split(' ').some((code) => digits.startsWith(code)));
  return found ? `und-${found[0]}` : null;
}
