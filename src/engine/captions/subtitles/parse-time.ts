/**
 * `1:02:03,456`, `02:03.4`, `120:00,0`, `3.5` → milliseconds, and what programs make of them: blanks between
 * (`00: 01: 02, 500`), a colon or dots before the thousandths (`00:01:02:500`), a time before the start (`-0:00,5` = 0).
 * null when it is no time; so are counted frames (`00:01:02:12`), whose length nobody knows.
 */
export function parseTime(text: string): number | null {
  const time = text.trim().replace(/\s?([:.,])\s?/g, '$1');
  const match = usual.exec(time) ?? otherSeparators.exec(time);
  if (match === null) return null;
  const [, minus, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  if (minus) return 0;
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return wholeSeconds * 1000 + Math.round(Number(`0.${fraction}`) * 1000);
}

const usual = /^(-?)(?:(?:(\d{1,9}):)?(\d{1,6}):)?(\d{1,2})(?:[.,](\d{1,9}))?$/;
const otherSeparators = /^(-?)(\d{1,9})[:.](\d{1,2})[:.](\d{1,2})[:.,](\d{3})$/;
