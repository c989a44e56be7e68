import { en } from '../../texts/en/en.ts';
import { fill } from '../../texts/fill.ts';
import { fileSize, localeOf, shortDuration } from '../../texts/format.ts';
import type { Language } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import { textsOf } from '../../texts/texts-of.ts';
import { videoFailureRow } from './error-table.ts';
import type { FailureArgs, ShareSite, StoredFailure, VideoFailure } from './video-failure.ts';

/** The exact cause, in English and with exact figures: for callers of the API, callbacks and logs. */
export function apiSentence(failure: VideoFailure): string {
  const sentence = causeIn(en, failure, exactFigures) ?? en.failures.codes[failure.code];
  const hint = failure.code === 'source_web_page' && apiHints[failure.args.site as ShareSite];
  return hint ? `${sentence} ${hint}` : sentence;
}

/** The `message` of a failed video in the API and in callbacks. */
export function apiFailureMessage(failure: StoredFailure): string {
  return failure.message ?? `${apiSentence(failure)} If you need help, contact support and name this video’s id.`;
}

/** The exact cause, for operators. A sentence that was stored stays as it is. */
export function wordCause(failure: StoredFailure, language: Language): string {
  const texts = textsOf(language);
  return failure.message ?? causeIn(texts, failure, figuresIn(language)) ?? texts.failures.codes[failure.code];
}

/** What people read in chats and on pages: the cause where they can do something about it, otherwise what to do now. */
export function wordFailure(failure: VideoFailure, language: Language): string {
  const texts = textsOf(language);
  const { codes, sites, otherSite } = texts.failures;
  if (failure.code === 'source_web_page') {
    return `${codes.source_web_page} ${sites[failure.args.site as ShareSite] ?? otherSite}`;
  }
  const { tells, finalReasons = [] } = videoFailureRow(failure.code);
  const isExact = tells === 'cause' || finalReasons.includes(failure.reason ?? '');
  return (isExact ? causeIn(texts, failure, figuresIn(language)) : null) ?? codes[failure.code];
}

/** null = there is no such sentence: the failure was stored by version 1.0, or by a later one than this. */
function causeIn({ causes }: Pick<Texts, 'causes'>, { code, reason, args }: VideoFailure, figures: Figures) {
  const ofCode: string | Record<string, string> = causes.videos[code];
  const sentence = typeof ofCode === 'string' ? ofCode : ofCode[reason ?? ''];
  if (sentence === undefined) return null;
  const { subjects, missing, held, billed, renewal } = causes.parts;
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(name, value, figures)]));
  const rule = new Intl.PluralRules(figures.language).select(Number(args.missingSeconds ?? 0));
  const filled = fill<string>(sentence, {
    ...values,
    ...(args.subject === undefined ? {} : { subject: subjects[args.subject as keyof typeof subjects] }),
    missing: fill<string>(missing[rule] ?? missing.other, values),
    held: args.reservedSeconds === undefined ? '' : fill<string>(held, values),
    billed: args.billedSeconds === undefined ? '' : fill<string>(billed, values),
    renewal: args.renewalDay === undefined ? '' : fill<string>(renewal, values),
  });
  // facts that the record lacks: better the general sentence than one with gaps
  return /\{\w+\}/.test(filled) ? null : filled;
}

/** How figures are written. */
interface Figures {
  language: Language;
  seconds(seconds: number, isLimit: boolean): string;
  bytes(bytes: number): string;
}

const exactFigures: Figures = {
  language: 'en',
  seconds: (seconds, isLimit) => {
    if (isLimit && seconds >= 120 && seconds % 60 === 0) return `${seconds / 60} minutes`;
    return seconds === 1 ? '1 second' : `${seconds} seconds`;
  },
  bytes: exactSize,
};

function figuresIn(language: Language): Figures {
  return {
    language,
    seconds: (seconds) => shortDuration(language, seconds),
    bytes: (bytes) => fileSize(language, bytes),
  };
}

/** An argument as it stands in the sentence; its name says what it is. */
function shown(name: string, value: FailureArgs[string], figures: Figures): string {
  if (typeof value === 'string') return name === 'renewalDay' ? dayAndMonth(value, figures.language) : value;
  if (/seconds$/i.test(name)) return figures.seconds(value, name.startsWith('max'));
  return /bytes$/i.test(name) ? figures.bytes(value) : String(value);
}

function dayAndMonth(isoDay: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(isoDay));
}

function exactSize(sizeBytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.min(Math.floor(Math.log2(Math.max(sizeBytes, 1)) / 10), units.length - 1);
  return `${Number((sizeBytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}

/** Advice for callers of the API, who write programs; people read `failures.sites` of the texts. */
const apiHints: Record<ShareSite, string> = {
  google_drive: 'For Google Drive, share the file with "Anyone with the link".',
  dropbox: 'For Dropbox, share the file so that anyone with the link can view it, without a password.',
  onedrive:
    'For OneDrive and SharePoint, share the file so that anyone with the link can view it, and add download=1 to the link.',
  video_site:
    'That site shows videos inside its pages: download the video there first, then send the file or a link to it.',
  folder: 'That link opens a folder: send the link of the video in it.',
  transfer: 'That site hands files out through a page only: download the video there first, then send the file.',
};
