import { z } from 'zod';
import { ToolError } from '../../chat/assistants/tool-error.ts';

const listed = z.object({
  video_id: z.string(),
  status: z.enum(['processing', 'processed', 'failed']),
  stage: z.string(),
  progress: z.number(),
  revision: z.number(),
});

const output = z.object({
  video_url: z.string(),
  revision: z.number(),
  duration_seconds: z.number(),
  width: z.number(),
  height: z.number(),
  size_bytes: z.number(),
});

const counts = z.object({ created: z.number(), edited: z.number(), processed: z.number(), failed: z.number() });

/** What the tools read of the replies of a server's API. */
export const replies = {
  accepted: z.object({ video_id: z.string() }),
  stored: z.object({ upload_url: z.string() }),
  video: listed.extend({ message: z.string(), notices: z.array(z.string()), output: output.nullable() }),
  list: z.object({ data: z.array(listed) }),
  presets: z.object({ data: z.array(z.object({ name: z.string(), default: z.boolean() })) }),
  usage: z.object({
    period: z.object({ from: z.string(), to: z.string() }),
    videos: counts,
    seconds: z.object({ rendered: z.number(), remaining: z.number().nullable() }),
  }),
};

/** @throws ToolError if a server of another kind, or of another version, answers */
export function readReply<T>(schema: z.ZodType<T>, body: Buffer): T {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ToolError('The server answers in a way that this program does not understand. Is it a Captioneer?');
  }
}
