import { Histogram, type Registry } from 'prom-client';
import type { MessengerKind } from '../../infra/chat-address.ts';

export interface ChatMetrics {
  /** A person's message or tap has its answer. @param seconds since it arrived */
  answered(messenger: MessengerKind, seconds: number): void;
}

export function registerChatMetrics(registry: Registry): ChatMetrics {
  const latency = new Histogram({
    name: 'captioneer_chat_answer_seconds',
    help: 'Time from the arrival of a message in a chat until its answer is ready to be sent',
    labelNames: ['messenger'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
    registers: [registry],
  });
  return { answered: (messenger, seconds) => latency.observe({ messenger }, seconds) };
}
