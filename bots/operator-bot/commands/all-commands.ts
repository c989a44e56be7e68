import type { Command, CommandDeps } from './command.ts';
import { peopleCommands } from './people-commands.ts';
import { queueCommands } from './queue-commands.ts';
import { videoCommands } from './video-commands.ts';

/** In the order in which people are shown them. */
export function allCommands(deps: CommandDeps): Command[] {
  const commands = [...queueCommands(deps), ...videoCommands(deps), ...peopleCommands(deps)];
  const help: Command = {
    name: 'help',
    usage: '',
    description: 'what I can do',
    run: async () => ({ text: `What I can do:\n${[...commands, help].map(helpLine).join('\n')}` }),
  };
  return [...commands, help];
}

export function usageOf({ name, usage }: Pick<Command, 'name' | 'usage'>): string {
  return usage === '' ? `/${name}` : `/${name} ${usage}`;
}

function helpLine(command: Command): string {
  return `${usageOf(command)} – ${command.description}`;
}
