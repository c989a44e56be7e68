import { fill } from '../../../texts/fill.ts';
import { wholeMinutes } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { AlertName, FiringAlert } from './alert-rules.ts';

/** What operators are notified of, as it is stored. It is worded when it is sent. */
export type AlertNews =
  /** `more`: it is reported again because of something new. */
  | ({ kind: 'raised' | 'more' } & Pick<FiringAlert, 'cause' | 'values'>)
  /** `minutes`: how long it lasted. */
  | { kind: 'resolved'; cause: FiringAlert['cause']; minutes: number };

export function wordAlert(news: AlertNews, language: Language): string {
  const { alerts, lessThanAMinute } = textsOf(language).operators;
  const [name = '', host = ''] = news.cause.split(/:(.*)/s);
  const rule = alerts.rules[name as AlertName];
  // `The disk of host-1 is nearly full`
  const title = fill<string>(rule.title, { host });
  if (news.kind !== 'resolved')
    return fill(alerts[news.kind], { title, details: fill<string>(rule.details, news.values) });
  const time = news.minutes < 1 ? lessThanAMinute : wholeMinutes(language, news.minutes);
  return fill(alerts.resolved, { time, title });
}
