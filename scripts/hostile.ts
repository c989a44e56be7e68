import { parseArgs } from 'node:util';
import { aims, showMs } from './hostile/aims.ts';
import { hostileAttacks } from './hostile/attacks/all-attacks.ts';
import { findFaults } from './hostile/find-faults.ts';
import { startHostileTarget } from './hostile/hostile-target.ts';
import { type AttackReport, nothing, playAttack, together } from './hostile/play-attack.ts';
import { startPulse } from './pulse/start-pulse.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run test:hostile`: plays attacks against a real service, each alone and then all together, while a pulse calls
 * `/healthz` every 5 ms and somebody honest uses the service. It fails when an aim is missed. `-- --only WORD`, which may be
 * repeated, plays the attacks with that word in their name; `--together` plays them only all together. The last line is one
 * JSON object.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    together: { type: 'boolean', default: false },
  },
});
const attacks = hostileAttacks.filter(({ name }) => values.only.some((word) => name.includes(word)));
if (attacks.length === 0) throw new Error('no attack has that word in its name');

await withCleanUp(async (cleanUp) => {
  const target = await startHostileTarget(cleanUp);
  const pulse = await startPulse(cleanUp, target);
  const reports: AttackReport[] = [];
  const all = attacks.length > 1 ? [together(attacks)] : [];
  const alone = values.together ? [] : attacks;
  for (const attack of [nothing, ...alone, ...all]) {
    const report = await playAttack({ target, pulse, aims }, attack);
    reports.push(report);
    console.log(
      `${report.name} · p99 ${showMs(report.pulse.p99)}, worst ${showMs(report.pulse.worst)} · ${report.outcome}`,
    );
  }
  console.table(reports.map(rowOf));
  const missed = reports.flatMap(({ name, missed: aimsMissed }) => aimsMissed.map((aim) => `${name}: ${aim}`));
  missed.push(...(await findFaults(target)));
  for (const line of missed) console.log(`MISSED ${line}`);
  if (missed.length > 0) process.exitCode = 1;
  console.log(JSON.stringify({ reports }));
});

function rowOf({ name, seconds, pulse, idle, honest, missed }: AttackReport) {
  return {
    attack: name,
    seconds: Math.round(seconds),
    p50: showMs(pulse.p50),
    p99: showMs(pulse.p99),
    worst: showMs(pulse.worst),
    'idle server p99': showMs(idle.p99),
    'idle server worst': showMs(idle.worst),
    'video started': showMs(honest.videoStarted),
    callback: showMs(honest.callback),
    payment: showMs(honest.payment),
    chat: showMs(honest.chat),
    aims: missed.length === 0 ? 'met' : `${missed.length} missed`,
  };
}
