import { Counter, type Registry } from 'prom-client';
import type { Logger } from '../../../infra/logging/logger.ts';

/** What only an operator can mend, and how: nothing is wrong with the message. */
const advices = {
  token: 'Meta refuses WHATSAPP_TOKEN: make a new token of the system user, with whatsapp_business_messaging',
  permission:
    'WHATSAPP_TOKEN lacks a permission: make a new token of the system user, with whatsapp_business_messaging',
  number: 'The number of WHATSAPP_PHONE_NUMBER_ID is not registered with the Cloud API',
  locked: 'Meta has locked the WhatsApp Business account: see Business Support',
  blocked: 'Meta has blocked the WhatsApp Business account for a while: see its quality',
  payment: 'The WhatsApp Business account has no valid way to pay',
  quality: 'Too many people have blocked or reported the number: see its quality',
  recipient: 'A test number writes to five numbers only: add the person to its list, or register a number of your own',
};

export type GraphFault = keyof typeof advices;

const faults = Object.keys(advices) as GraphFault[];

export function adviceOf(fault: GraphFault): string {
  return advices[fault];
}

interface GraphMetrics {
  refused(fault: GraphFault): void;
}

export function registerGraphMetrics(registry: Registry): GraphMetrics {
  const refusals = new Counter({
    name: 'captioneer_whatsapp_refusals_total',
    help: 'Calls and messages that Meta refused for a reason that only an operator can mend',
    labelNames: ['reason'],
    registers: [registry],
  });
  // alert rules count refusals: Prometheus sees no increase in what was never there
  for (const reason of faults) refusals.inc({ reason }, 0);
  return { refused: (reason) => refusals.inc({ reason }) };
}

/** The same advice is logged once in this time. */
const adviseEveryMs = 10 * 60_000;

export type ReportFault = (fault: GraphFault, problem: string) => void;

/** Counts what Meta refuses, and says in the log what an operator has to do. */
export function createFaultReport({ logger, metrics }: { logger: Logger; metrics: GraphMetrics }): ReportFault {
  const advisedAt = new Map<GraphFault, number>();
  return (fault, problem) => {
    metrics.refused(fault);
    if (Date.now() - (advisedAt.get(fault) ?? 0) < adviseEveryMs) return;
    advisedAt.set(fault, Date.now());
    logger.error({ problem }, adviceOf(fault));
  };
}
