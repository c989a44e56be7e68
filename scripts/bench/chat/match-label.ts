import type { ChatEffect } from '../../../src/chat/conversation/effect.ts';
import { type ChatSetting, chatSettings } from '../../../src/chat/conversation/settings/chat-settings.ts';
import { describeSettings } from '../../../src/chat/conversation/settings/describe-settings.ts';
import { didNotUnderstand, didNotUnderstandPart } from './answer-labels.ts';
import { marksOf, nextVideos, settingsOf, type Target } from './changes.ts';
import { comparable, expectedText, isOfText } from './expected-lines.ts';
import { partsOfLabel } from './phrases.ts';
import { settingLabels } from './setting-labels.ts';
import { actionsOf, type Sight, says } from './sight.ts';

/** A label, and the videos that it is about. */
export interface MeantLabel {
  label: string;
  targets: Target[];
}

interface LabelMatch {
  isTrue: boolean;
  /** The changes that belong to it. */
  explains?: string[];
}

/** @param all the labels of its outcome */
type Matcher = (meant: MeantLabel, sight: Sight, all: readonly MeantLabel[]) => LabelMatch;

/** Whether a label came true by what was done or shown. */
export function matchLabel(meant: MeantLabel, all: readonly MeantLabel[], sight: Sight): LabelMatch {
  const { name } = partsOfLabel(meant.label);
  if (settingLabels[name]) return matchSetting(meant, sight, all);
  if (isOfText(meant.label)) return matchText(meant, sight, all);
  return matchers[name]?.(meant, sight, all) ?? { isTrue: false };
}

/** A setting that has the value already must be named, or be said to be so already. */
const matchSetting: Matcher = ({ label, targets }, sight, all) => {
  const { name, value } = partsOfLabel(label);
  const { keys = [], holds } = settingLabels[name] ?? {};
  // "always in yellow" may be about the next videos alone
  const isForAll = all.some((one) => one.label === 'make-default') && !targets.includes(nextVideos);
  const areas = isForAll ? [targets, [nextVideos]] : [targets];
  const isTrue = areas.some((area) =>
    area.every((target) => {
      const [after, before] = [settingsOf(sight.after, target), settingsOf(sight.before, target)];
      const isChanged = keys.some((key) => sight.changes.includes(`${target} ${key}`));
      return holds?.(after, before, value) === true && (isChanged || isNamed(keys, target, sight));
    }),
  );
  const changed = areas.flat().flatMap((target) => keys.map((key) => `${target} ${key}`));
  // another value than the one that was wished for is not what was wished for
  return { isTrue, explains: isTrue ? changed : [] };
};

function isNamed(keys: readonly string[], target: Target, sight: Sight): boolean {
  const { after, texts, told } = sight;
  if (says(sight, [texts.draft.unchanged])) return true;
  const settings = settingsOf(after, target);
  const named = chatSettings.filter((key: ChatSetting) => keys.includes(key));
  // the names of sizes depend on the picture's shape
  const words = named.flatMap((key) =>
    [true, false].map((upright) => describeSettings(settings, after.state.language, { named: [key], upright })),
  );
  return words.some((look) => told.some((text) => text.includes(look)));
}

/** All corrections of a video are compared together. */
const matchText: Matcher = ({ targets }, { before, after }, all) => {
  const isTrue = targets.every((target) => {
    const labels = all.filter((one) => one.targets.includes(target) && isOfText(one.label)).map(({ label }) => label);
    const [was, is] = [before, after].map(({ videos }) => videos[target]?.captions.map(({ text }) => text) ?? []);
    return expectedText(was ?? [], labels) === comparable(is ?? [], labels);
  });
  return { isTrue, explains: isTrue ? targets.map((target) => `${target} text`) : [] };
};

const matchers: Readonly<Record<string, Matcher>> = {
  emphasize: ({ label, targets }, { after }) => {
    const wanted = partsOfLabel(label).value.toLowerCase();
    const marked = (target: Target) =>
      marksOf(after.videos[target]?.captions ?? [], true)
        .join(' ')
        .toLowerCase();
    const isTrue = targets.every((target) => marked(target) === wanted);
    return { isTrue, explains: targets.map((target) => `${target} marks`) };
  },
  link: ({ label }, { effects }) => ({
    isTrue: effects.filter(isKind('create_video')).length === Number(partsOfLabel(label).value),
    explains: ['create_video'],
  }),
  'make-default': (_, { changes, effects }) => ({
    isTrue: effects.some(isKind('save_defaults')),
    explains: changes.filter((change) => change.startsWith(nextVideos)),
  }),
  'save-brand': (_, { changes }) => ({
    isTrue: changes.includes('save_preset'),
    // a preset becomes the default
    explains: ['save_preset', ...changes.filter((change) => change.startsWith(nextVideos))],
  }),
  'use-brand': (_, { effects }) => ({ isTrue: effects.some(isKind('find_preset')) }),
  // their answers say whether they came true
  reset: (meant, sight) => takenBack(meant, sight),
  'start-over': (meant, sight) => takenBack(meant, sight),
  cancel: ({ targets }, { changes }) => doneTo(targets, 'cancel_video', changes),
  'send-again': ({ targets }, { changes }) => doneTo(targets, 'resend_video', changes),
  // it is asked about first
  'delete-video': ({ targets }, sight) => ({
    isTrue: targets.every((target) => actionsOf(sight).includes(`v:delete_now:${target}`)),
  }),
  'send-srt': (_, { replies }) => ({
    isTrue: replies.some(
      (reply) =>
        reply.kind === 'send' && reply.message.media?.kind === 'file' && reply.message.media.name.endsWith('.srt'),
    ),
  }),
  'show-text': (_, { replies }) => ({ isTrue: replies.some((reply) => hasKey(reply, 'text:')) }),
  render: (_, { effects }) => ({ isTrue: effects.some(isKind('edit_video')) }),
  speak: ({ label }, { changes }) => {
    const change = `save_language ${partsOfLabel(label).value}`;
    return { isTrue: changes.includes(change), explains: [change] };
  },
  page: ({ label }, { effects }) => ({ isTrue: label === 'page:videos' && effects.some(isKind('list_videos')) }),
  ask: ({ label }, { effects, replies }) => ({
    isTrue:
      (label === 'ask:minutes-left' && effects.some(isKind('load_usage'))) ||
      (aboutWork.has(label) && replies.some((reply) => hasKey(reply, 'status:'))),
  }),
  partly: (_, sight) => ({ isTrue: says(sight, didNotUnderstandPart(sight.texts)) }),
  // before the first video there is nothing to guess
  nonsense: (_, sight) => ({ isTrue: says(sight, [...didNotUnderstand(sight.texts), sight.texts.hello]) }),
};

function takenBack({ targets }: MeantLabel, { changes }: Sight): LabelMatch {
  return {
    isTrue: false,
    explains: changes.filter((change) => targets.some((target) => change.startsWith(`${target} `))),
  };
}

/** While a video is made, its status answers these. */
const aboutWork = new Set(['ask:ready', 'ask:where', 'ask:how-long', 'ask:why-slow', 'ask:minutes-left']);

function doneTo(targets: readonly Target[], effect: string, changes: readonly string[]): LabelMatch {
  const explains = targets.map((target) => `${target} ${effect}`);
  return { isTrue: explains.every((change) => changes.includes(change)), explains };
}

function isKind(kind: ChatEffect['kind']): (effect: ChatEffect) => boolean {
  return (effect) => effect.kind === kind;
}

function hasKey(reply: Sight['replies'][number], beginning: string): boolean {
  return reply.kind !== 'toast' && reply.key?.startsWith(beginning) === true;
}
