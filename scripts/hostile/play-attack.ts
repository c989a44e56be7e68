import { setTimeout as delay } from 'node:timers/promises';
import type { PulseResult } from '../pulse/latencies.ts';
import type { Pulse } from '../pulse/start-pulse.ts';
import { type Aims, findMissed } from './aims.ts';
import { type HonestTimes, useService } from './honest-person.ts';
import type { HostileAttack, HostileTarget, Outcome } from './hostile-target.ts';

export interface AttackReport {
  name: string;
  seconds: number;
  pulse: PulseResult;
  /** The pulse of a server that does nothing, on the same machine at the same time. */
  idle: PulseResult;
  honest: HonestTimes;
  /** What the attackers got. */
  outcome: string;
  /** The aims that were missed, in words. */
  missed: string[];
}

interface PlayDeps {
  target: HostileTarget;
  pulse: Pulse;
  aims: Aims;
}

/** Plays one attack, with somebody honest and the pulse beside it. */
export async function playAttack({ target, pulse, aims }: PlayDeps, attack: HostileAttack): Promise<AttackReport> {
  const account = await target.newAccount();
  await attack.prepare?.();
  await pulse.take();
  const startedMs = performance.now();
  const [{ answers, callback, brokeOff }, seen] = await Promise.all([
    outcomeOf(attack, target),
    useService(target, account),
  ]);
  const { service, idle } = await pulse.take();
  const honest = { ...seen, callback: Math.max(seen.callback, callback) };
  const missed = [...findMissed({ pulse: service, honest }, aims), ...brokeOff];
  const seconds = (performance.now() - startedMs) / 1000;
  return { name: attack.name, seconds, pulse: service, idle, honest, outcome: answers, missed };
}

/** @returns `brokeOff`: the error that ended the attack, if there was one */
async function outcomeOf(attack: HostileAttack, target: HostileTarget): Promise<Outcome & { brokeOff: string[] }> {
  try {
    const outcome = await attack.run(target);
    const { answers, callback } = typeof outcome === 'string' ? { answers: outcome, callback: 0 } : outcome;
    return { answers, callback, brokeOff: [] };
  } catch (error) {
    return { answers: '', callback: 0, brokeOff: [`the attack broke off: ${error}`] };
  }
}

/** Shows what the machine and the honest person cost alone. */
export const nothing: HostileAttack = {
  name: 'nothing',
  async run() {
    await delay(5000);
    return '';
  },
};

/** All of them at the same time. */
export function together(attacks: readonly HostileAttack[]): HostileAttack {
  return {
    name: `all ${attacks.length} together`,
    async prepare() {
      for (const { prepare } of attacks) await prepare?.();
    },
    async run(target) {
      const outcomes = await Promise.all(attacks.map((attack) => outcomeOf(attack, target)));
      const answers = outcomes.flatMap(({ brokeOff }) => brokeOff).join('; ');
      return { answers, callback: Math.max(...outcomes.map(({ callback }) => callback)) };
    },
  };
}
