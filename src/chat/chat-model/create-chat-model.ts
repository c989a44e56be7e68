import type { Logger } from '../../infra/logging/logger.ts';
import { createFairLimit } from '../../infra/threads/fair-limit.ts';
import type { ModelQuestion } from '../conversation/model-question.ts';
import type { Wish } from '../conversation/understood-words.ts';
import { fitsQuestion } from './fits-question.ts';
import { readAnswer } from './model-wishes.ts';
import { CompletionFailed, type ModelEndpoint, requestCompletion } from './request-completion.ts';
import { writePrompt } from './write-prompt.ts';

/** A language model that says what a message means. */
export interface ChatModel {
  /**
   * @param of.owner whose turn it uses: owners take turns
   * @returns nothing when the model does not know, answers anything that does not fit, or not in time
   * @throws the signal's reason when it aborts; nothing else
   */
  understand(question: ModelQuestion, of: { owner: string; signal: AbortSignal }): Promise<Wish[]>;
}

interface ChatModelDeps {
  endpoint: ModelEndpoint;
  logger: Logger;
  /** In all, waiting included. */
  withinMs?: number;
}

/** The person waits as long. */
export const modelWithinMs = 4_000;
/** Requests at the same time in a process. Who waits too long for a place gets the rules' answer. */
const limits = { places: 4, placesEach: 1, maxWaiting: 40, maxWaitingEach: 2 };

export function createChatModel({ endpoint, logger, withinMs = modelWithinMs }: ChatModelDeps): ChatModel {
  const requests = createFairLimit(limits);
  return {
    async understand(question, { owner, signal }) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
      try {
        return await requests.run({ owner, signal: inTime }, () => askModel(endpoint, question, inTime));
      } catch (error) {
        signal.throwIfAborted();
        const problem = error instanceof CompletionFailed ? error.message : 'did not answer in time';
        logger.warn({ problem }, 'the language model of chats could not be asked, so the rules’ answer counts');
        return [];
      }
    },
  };
}

/** @throws CompletionFailed, also when the answer is not one that counts; the signal's reason when it aborts */
export async function askModel(endpoint: ModelEndpoint, question: ModelQuestion, signal: AbortSignal): Promise<Wish[]> {
  const wishes = readAnswer(await requestCompletion(endpoint, writePrompt(question), signal));
  if (wishes === null || !wishes.every((wish) => fitsQuestion(wish, question))) {
    throw new CompletionFailed('answered something that does not fit');
  }
  return wishes;
}
