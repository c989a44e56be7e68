import { z } from 'zod';
import type { Caption } from '../../engine/captions/caption.ts';

const time = z.number().transform((seconds) => Math.round(seconds * 1000));

const wordSchema = z.object({
  text: z.string(),
  start: time,
  end: time,
  confidence: z.number().optional(),
  emphasis: z.boolean().optional(),
});

const replySchema = z.object({
  language: z.string().nullable(),
  captions: z.array(
    z.object({
      start: time,
      end: time,
      text: z.string(),
      emoji: z.string().optional(),
      words: z.array(wordSchema),
    }),
  ),
});

interface CaptionsOfVideo {
  language: string | null;
  captions: Caption[];
}

/** Captions from the reply of GET /api/videos/{id}/captions. @throws ZodError if it is something else */
export function captionsOfReply(json: string): CaptionsOfVideo {
  const { language, captions } = replySchema.parse(JSON.parse(json));
  return {
    language,
    captions: captions.map(({ start, end, words, ...caption }) => ({
      ...caption,
      ...{ startMs: start, endMs: end },
      words: words.map(({ start: startMs, end: endMs, ...word }) => ({ ...word, startMs, endMs })),
    })),
  };
}
