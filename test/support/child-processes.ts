import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the living processes that one (this one, if none is named) has started, from /proc; zombies do not count. */
export function childProcesses(parentId = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...parentOf(name) }))
    .filter(({ parent, state }) => parent === parentId && state !== 'Z')
    .map(({ pid }) => pid);
}

/** Ids of the living processes in a process group. */
export function processesInGroup(group: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name).group === group && parentOf(name).state !== 'Z')
    .map(Number);
}

function parentOf(pid: string): { state: string; parent: number; group: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent), group: Number(group) };
  } catch {
    // it has ended in the meantime
    return { state: 'Z', parent: 0, group: 0 };
  }
}
