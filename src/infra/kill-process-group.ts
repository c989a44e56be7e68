/** Kills every process of a group whose leader has the id `pid`; undefined = it was never started. */
export function killProcessGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: no process is left in the group
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
