import { parseArgs } from 'node:util';
import { type Language, languages } from '../src/texts/languages.ts';
import type { Judgement } from './bench/chat/judge-phrase.ts';
import { type ChatFigures, countVerdicts, judgeAll } from './bench/chat/measure-chat.ts';
import { halves } from './bench/chat/phrases.ts';

/**
 * `npm run bench:chat`: what the dialogue makes of messages that people would write, see test/fixtures/chat-phrases. The last line is one
 * JSON object.
 *
 * `-- --half work` counts the other half, `--half strangers` what strangers wrote later (`--batch 2`: their second list), `--language pt`
 * one language, and `--show wrong` or `--show lost` prints phrases: never of the counted half, so that nobody writes rules for it.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'counted' },
    language: { type: 'string' },
    batch: { type: 'string' },
    show: { type: 'string' },
  },
});
const half = oneOf(halves, values.half, '--half');
const only = values.language === undefined ? languages : [oneOf(languages, values.language, '--language')];
const shown =
  values.show === undefined ? null : oneOf(['understood', 'declined', 'wrong', 'lost'], values.show, '--show');
if (shown && half === 'counted') throw new Error('--show prints no phrases of the counted half: add --half work.');

const judged = judgeAll(half, only, values.batch === undefined ? null : Number(values.batch));
const all = [...judged.values()].flat();
if (shown) for (const one of all.filter(({ verdict }) => verdict === shown)) console.log(describe(one));
const figures = new Map<Language | 'all', ChatFigures>(
  [...judged]
    .filter(([, { length }]) => length > 0)
    .map(([language, judgements]) => [language, countVerdicts(judgements)]),
);
if (only.length > 1) figures.set('all', countVerdicts(all));
console.table(Object.fromEntries([...figures].map(([name, counted]) => [name, inPercent(counted)])));
console.log(JSON.stringify({ half, ...Object.fromEntries(figures) }));

function inPercent({ phrases, ...counts }: ChatFigures) {
  const { understood, declined, wrong, notGot } = counts;
  const share = (count: number) => Math.round((1000 * count) / phrases) / 10;
  return {
    phrases,
    'understood or declined %': share(understood + declined),
    'understood %': share(understood),
    'done wrong %': share(wrong),
    '“didn’t get that” %': share(notGot),
    ...{ wrong, lost: counts.lost },
  };
}

function describe({ phrase, sight, nearest }: Judgement): string {
  const wanted = phrase.want.map((labels) => labels.join(' + ')).join(' | ');
  const problems = [
    nearest.extra.length > 0 ? `done beside it: ${nearest.extra.join(', ')}` : '',
    nearest.missing.length > 0 ? `missing: ${nearest.missing.join(', ')}` : '',
  ].filter(Boolean);
  const told = sight.told.join(' / ').replace(/\s+/g, ' ').slice(0, 200);
  return `${phrase.language} ${phrase.at}: ${phrase.text}\n    wanted ${wanted}\n    ${problems.join('; ')}\n    answered: ${told}\n`;
}

function oneOf<Choice extends string>(choices: readonly Choice[], given: string, option: string): Choice {
  const choice = choices.find((one) => one === given);
  if (!choice) throw new Error(`${option} is one of: ${choices.join(', ')}`);
  return choice;
}
