import type { Wording } from '../answer.ts';
import type { Command, CommandDeps } from './command.ts';
import { peopleCommands } from './people-commands.ts';
import { queueCommands } from './queue-commands.ts';
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
