import axios from 'axios';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import type { ChatMessage } from './write-prompt.ts';

/** An OpenAI-compatible API that the operator has chosen. Its address may be a private one. */
export interface ModelEndpoint {
  /** Base URL, including `/v1`. */
  url: string;
  model: string;
  apiKey: string | null;
}

/** An answer is a few wishes. */
const maxTokens = 500;
const maxAnswerBytes = 64 * 1024;
const maxQuestionBytes = 128 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * @returns what the model wrote
 * @throws CompletionFailed; the signal's reason when it aborts
 */
export async function requestCompletion(
  { url, model, apiKey }: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
  const body = { model, messages, response_format: { type: 'json_object' }, max_tokens: maxTokens, temperature: 0 };
  try {
    const { status, data } = await axios.post<string>(`${url.replace(/\/+$/, '')}/chat/completions`, body, {
      headers: apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` },
      signal,
      // a redirect would send the message and the key to somebody else
      maxRedirects: 0,
      maxBodyLength: maxQuestionBytes,
      maxContentLength: maxAnswerBytes,
      responseType: 'text',
      transformResponse: (text) => text,
      validateStatus: () => true,
    });
    if (status !== 200) throw new CompletionFailed(`answered with status ${status}`);
    return contentOf(data);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CompletionFailed) throw error;
    // an axios error holds the whole request, with the key and the message
    throw new CompletionFailed(axios.isAxiosError(error) ? `failed with ${error.code}` : 'failed');
  }
}

function contentOf(text: string): string {
  const parsed = completion.safeParse(parseJson(text));
  const content = parsed.data?.choices[0]?.message.content;
  if (content === undefined) throw new CompletionFailed('did not answer with a chat completion');
  return content;
}

/** The message says what the service did, in words for operators; it holds nothing of the request. */
export class CompletionFailed extends Error {
  override readonly name = 'CompletionFailed';
}
