/** Languages whose capitals follow rules of their own: the Turkish i, Greek without accents. */
const ownRules = ['tr', 'az', 'lt', 'el'];

/** How a word is written: as it is, or in capitals of its language (null = unknown). */
export function wordCase(capitals: boolean, language: string | null): (text: string) => string {
  if (!capitals) return (text) => text;
  const locale = ownRules.find((code) => language?.toLowerCase().startsWith(code)) ?? 'en';
  return (text) => text.toLocaleUpperCase(locale);
}
