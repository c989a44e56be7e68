import { z } from 'zod';
import { readingLimits, readingProblems } from '../../../engine/captions/pages/reading-limits.ts';
import { presentReadability } from '../../../engine/readability/present-readability.ts';
import { callerGoneSignal } from '../../abort-signal.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';
import { videoOf } from './find-existing-video.ts';
import { processingSchema } from './video.presenter.ts';

const contrastSchema = z.number().min(1).max(21).nullable();
const countSchema = z.int().min(0);
const seconds = z.number().min(0);

const pageSchema = z.strictObject({
  start: seconds,
  end: seconds,
  text: z.string(),
  characters_per_second: z.number().min(0),
  lines: countSchema,
  seconds_on_screen: seconds,
  contrast: contrastSchema.describe(
    'WCAG 2 contrast ratio of the letters against what is drawn right beside them, which 95 % of these pixels reach; the lower ' +
      'of the frames that were looked at. null = the page was not measured',
  ),
  problems: z.array(z.enum(readingProblems)).describe('The limits that the page breaks'),
});

const readabilitySchema = z.strictObject({
  video_id: z.string(),
  limits: z.strictObject({
    characters_per_second: z.literal(readingLimits.charactersPerSecond),
    lines: z.literal(readingLimits.lines),
    seconds_on_screen: z.literal(readingLimits.minMs / 1000),
    contrast: z.literal(readingLimits.contrast),
  }),
  totals: z.strictObject({
    pages: countSchema,
    pages_with_problems: countSchema,
    measured_pages: countSchema.describe('Of a long video, 200 evenly spread frames are looked at'),
    characters_per_second: z.number().min(0).nullable().describe('Of all pages together'),
    contrast: contrastSchema.describe('The lowest of all pages'),
    problems: z
      .strictObject(Object.fromEntries(readingProblems.map((problem) => [problem, countSchema])))
      .describe('How many pages have each problem'),
  }),
  pages: z.array(pageSchema),
});

const showReadability = userRoute('get', '/videos/:id/readability', {
  id: 'showReadability',
  tag: 'Videos',
  summary: 'How easy the captions of a finished video are to read, page by page',
  description:
    'Reading speed, lines, time on screen, and contrast against the picture behind each page, as it was rendered last. ' +
    'The report is made on the first call and kept. See docs/readability.md for the formulas.',
  replies: {
    200: { description: 'The report', schema: readabilitySchema },
    202: { description: 'The captions are being measured: ask again in some seconds', schema: processingSchema },
    404: { description: 'There is no such video', schema: messageSchema },
    409: { description: 'The video is not finished, or its source has been deleted', schema: messageSchema },
    503: {
      description: 'Too many measurements are waiting, of the account or of all together',
      schema: messageSchema,
      headers: { 'Retry-After': 'seconds' },
    },
  },
  async handle(call, { readability }) {
    const signal = callerGoneSignal(call.ctx);
    try {
      const found = await readability.readReadability(videoOf(call), signal);
      const video_id = call.params.id ?? '';
      if (found.state === 'ready') return { status: 200, body: { video_id, ...presentReadability(found.report) } };
      const message = `The captions are being measured: ${Math.round(100 * found.progress)} %.`;
      const headers = { 'Retry-After': '5' };
      return { status: 202, body: { video_id, status: 'processing', message }, headers };
    } catch (error) {
      if (!signal.aborted) throw error;
      // nobody reads this reply
      return { status: 204 };
    }
  },
});

export const readabilityRoutes = [showReadability];
