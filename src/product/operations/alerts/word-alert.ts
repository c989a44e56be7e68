import { fill } from '../../../texts/fill.ts';
import { wholeMinutes } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { AlertName, FiringAlert } from './rules/alert-rule.ts';

/** What is said of an alert, in a language. */
export type AlertText = (language: Language) => string;

export function raisedText({ cause, values }: FiringAlert, isRepeated: boolean): AlertText {
  return (language) => {
    const { raised, more, rules } = textsOf(language).operators.alerts;
    const details = fill<string>(rules[nameOf(cause)].details, values);
    return fill(isRepeated ? more : raised, { title: alertTitle(cause, language), details });
  };
}

/** @param minutes how long it lasted */
export function resolvedText(cause: FiringAlert['cause'], minutes: number): AlertText {
  return (language) => {
    const { alerts, lessThanAMinute } = textsOf(language).operators;
    const time = minutes < 1 ? lessThanAMinute : wholeMinutes(language, minutes);
    return fill(alerts.resolved, { time, title: alertTitle(cause, language) });
  };
}

/** `The disk of host-1 is nearly full` */
export function alertTitle(cause: FiringAlert['cause'], language: Language): string {
  const { title } = textsOf(language).operators.alerts.rules[nameOf(cause)];
  return fill<string>(title, { host: cause.slice(nameOf(cause).length + 1) });
}

function nameOf(cause: FiringAlert['cause']): AlertName {
  const [name] = cause.split(':');
  return name as AlertName;
}
