import { fill } from '../../../src/texts/fill.ts';
import type { Wording } from '../answer.ts';
import { timeBetween } from '../texts/amounts.ts';
import { statusText } from '../texts/status-text.ts';
import type { Command, CommandDeps } from './command.ts';
import { peopleCommands } from './people-commands.ts';
import { videoCommands } from './video-commands.ts';

/** In the order of the help text. */
export function allCommands(deps: CommandDeps): Command[] {
  const commands = [...queueCommands(deps), ...videoCommands(deps), ...peopleCommands(deps)];
  const help: Command = {
    name: 'help',
    run: async (_words, { texts }) => {
      const lines = [...commands, help].map(
        (command) => `${usageOf(command, texts)} – ${texts.commands[command.name]}`,
      );
      return { text: [texts.help, ...lines].join('\n') };
    },
  };
  return [...commands, help];
}

/** `/video ID` */
export function usageOf({ name, usage }: Pick<Command, 'name' | 'usage'>, texts: Wording['texts']): string {
  return usage ? `/${name} ${texts.usage[usage]}` : `/${name}`;
}

/** Commands about the whole service. */
function queueCommands({ operations, clock }: CommandDeps): Command[] {
  return [
    {
      name: 'status',
      run: async (_words, asker) => ({ text: statusText(await operations.getStatus(), asker) }),
    },
    {
      name: 'pause',
      async run(_words, { operator, texts: { status } }) {
        return { text: (await operations.pause(operator.name)) ? status.pausedNow : status.pausedAlready };
      },
    },
    {
      name: 'resume',
      async run(_words, asker) {
        const { status } = asker.texts;
        const ended = await operations.resume();
        if (!ended) return { text: status.notPaused };
        return { text: fill(status.resumed, { time: timeBetween(ended.since, new Date(clock()), asker) }) };
      },
    },
  ];
}
