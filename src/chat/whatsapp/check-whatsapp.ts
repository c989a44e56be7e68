import type { Clock } from '../../infra/clock.ts';
import type { WhatsAppConfig } from '../../infra/config/config.ts';
import { createGraphApi, type GraphApi } from './graph/graph-api.ts';
import { adviceOf } from './graph/graph-faults.ts';

const checkTimeoutMs = 10_000;

interface WhatsAppCheck {
  ok: boolean;
  message: string;
  fix?: string;
}

/** Asks Meta whether it takes our calls. null = WhatsApp is not configured, which is no fault. */
export async function checkWhatsApp(config: WhatsAppConfig | null): Promise<WhatsAppCheck> {
  if (!config) return { ok: true, message: 'WHATSAPP_TOKEN is not set: there is no WhatsApp' };
  const graph = createGraphApi({ config, report: () => undefined });
  const { number, problem, fault } = await graph.check(AbortSignal.timeout(checkTimeoutMs));
  if (number !== null) return { ok: true, message: `Meta takes calls for ${number}` };
  const fix = fault
    ? `${adviceOf(fault)}.`
    : 'Check WHATSAPP_PHONE_NUMBER_ID, and that the token has whatsapp_business_management. See docs/whatsapp.md.';
  return { ok: false, message: problem ?? 'Meta did not answer', fix };
}

/** A token ends once in months, and Meta counts calls. */
const askEveryMs = 5 * 60_000;

/**
 * What Meta refuses our calls for, by its own words; null = it takes them, or nobody knows. However often this is called, Meta
 * is asked once in five minutes.
 */
export function createWhatsAppWatch({ graph, clock }: { graph: Pick<GraphApi, 'check'>; clock: Clock }) {
  let known: Promise<string | null> | null = null;
  let askedAt = 0;
  const ask = async () => {
    try {
      const { fault, problem } = await graph.check(AbortSignal.timeout(checkTimeoutMs));
      return fault && problem;
    } catch {
      return null;
    }
  };
  return (): Promise<string | null> => {
    if (known === null || clock() - askedAt >= askEveryMs) {
      askedAt = clock();
      known = ask();
    }
    return known;
  };
}
