import { parseArgs } from 'node:util';
import { allAttacks } from './attacks/all-attacks.ts';
import type { Attack, AttackedService } from './attacks/attack.ts';
import { startAttackedService } from './attacks/start-attacked-service.ts';
import { type Pulse, startPulse } from './pulse/start-pulse.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:pulse`: how long `GET /healthz` takes while somebody attacks the service, each attack alone and all of them
 * together. `-- --only chat` runs the attacks whose name contains it. The last line is one JSON object.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const attacks = allAttacks.filter(({ name }) => name.includes(values.only));

const quiet: Attack = {
  name: 'nothing',
  run: () => new Promise((resolve) => setTimeout(() => resolve('5 s'), 5000)),
};
const together: Attack = {
  name: 'all together',
  run: async (service) => {
    await Promise.all(attacks.map((attack) => attack.run(service)));
    return '';
  },
};

await withCleanUp(async (cleanUp) => {
  const service = await startAttackedService(cleanUp);
  const pulse = await startPulse(cleanUp, service);
  const rows: Awaited<ReturnType<typeof measureAttack>>[] = [];
  for (const attack of [quiet, ...attacks, together]) {
    const row = await measureAttack(attack, service, pulse);
    rows.push(row);
    console.log(Object.values(row).join(' · '));
  }
  console.table(rows);
  console.log(JSON.stringify({ rows }));
});

async function measureAttack(attack: Attack, service: AttackedService, pulse: Pulse) {
  const start = performance.now();
  await pulse.take();
  const result = await attack.run(service);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const { service: answered, idle } = await pulse.take();
  const { beats, failures, p50, p99, worst } = answered;
  return {
    attack: attack.name,
    seconds,
    beats,
    failures,
    p50: Math.round(p50),
    p99: Math.round(p99),
    worst: Math.round(worst),
    idleWorst: Math.round(idle.worst),
    answers: result,
  };
}
