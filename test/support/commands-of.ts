import type { CommandStartedEvent } from 'mongodb';
import type { Connection } from 'mongoose';

/**
 * Runs the work, and returns the commands that the connection sent to MongoDB meanwhile, such as `aggregate users`; those of
 * change streams aside. The connection must be a `testDatabase({ monitorCommands: true })`.
 */
export async function commandsOf(connection: Connection, work: () => Promise<unknown>): Promise<string[]> {
  const client = connection.getClient();
  const commands: string[] = [];
  const note = ({ commandName, command }: CommandStartedEvent) => {
    if (!isOfChangeStream(commandName, command)) commands.push(`${commandName} ${command[commandName]}`);
  };
  client.on('commandStarted', note);
  await work().finally(() => client.off('commandStarted', note));
  return commands;
}

function isOfChangeStream(name: string, { pipeline = [] }: { pipeline?: object[] }): boolean {
  return ['getMore', 'killCursors'].includes(name) || pipeline.some((stage) => '$changeStream' in stage);
}
