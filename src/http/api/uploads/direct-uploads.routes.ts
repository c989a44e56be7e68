import { z } from 'zod';
import { maxUnfinishedUploads } from '../../../product/uploads/count-upload.ts';
import { messageSchema } from '../routing/http-error.ts';
import { readFields } from '../routing/large-fields.ts';
import { userRoute } from '../routing/route.ts';
import { directUploadFields } from './upload-fields.ts';
import { storedSchema, tooLarge } from './uploads.routes.ts';

const path = '/direct-uploads';

const begunSchema = z.strictObject({
  upload_id: z.string(),
  expires_at: z.iso.datetime().describe('until then the URLs work and the upload can be completed'),
  parts: z.array(
    z.strictObject({ number: z.int(), size_bytes: z.int(), url: z.string().describe('PUT exactly size_bytes to it') }),
  ),
});

const noDirect = { description: 'This service takes no files at its store: use POST /uploads', schema: messageSchema };
const noSuchUpload = { description: 'You have no such upload', schema: messageSchema };

const beginDirectUpload = userRoute('post', path, {
  id: 'beginDirectUpload',
  tag: 'Uploads',
  summary: 'Send a large file directly to the store',
  description:
    'Where the operator has set S3_REDIRECTS. Send each part of the file by PUT to its URL, in any order, several at a ' +
    'time, without a token; then complete the upload. A part can be sent again. An upload that is not complete after a ' +
    `day is deleted, and an account has at most ${maxUnfinishedUploads} of them. In a browser, the bucket needs a CORS rule ` +
    'for PUT. A video that is created from the upload without a script takes the `script` of the upload.',
  fields: directUploadFields,
  largeFields: 'directUploadFields',
  examples: { 'of 20 MB': { size_bytes: 20_000_000, file_name: 'talk.mp4' } },
  replies: {
    201: { description: 'Begun', schema: begunSchema },
    404: noDirect,
    413: tooLarge,
  },
  async handle(call, { uploads }) {
    const { size_bytes: sizeBytes, file_name: fileName = null, script } = readFields(call, 'directUploadFields');
    const input = { ownerId: call.userId, sizeBytes, fileName, script };
    const { uploadId, expiresAt, parts } = await uploads.beginDirect(input);
    const shown = parts.map((part) => ({ number: part.number, size_bytes: part.sizeBytes, url: part.url }));
    return { status: 201, body: { upload_id: uploadId, expires_at: expiresAt.toISOString(), parts: shown } };
  },
});

const completeDirectUpload = userRoute('post', `${path}/:id/complete`, {
  id: 'completeDirectUpload',
  tag: 'Uploads',
  summary: 'Put the parts of a direct upload together',
  description: 'A second call answers the same.',
  replies: {
    201: { description: 'Stored', schema: storedSchema },
    404: noSuchUpload,
    409: { description: 'Parts are missing', schema: messageSchema },
  },
  async handle(call, { uploads }) {
    const of = { ownerId: call.userId, uploadId: call.params.id ?? '' };
    const { uploadUrl, sizeBytes } = await uploads.completeDirect(of);
    return { status: 201, body: { upload_url: uploadUrl, size_bytes: sizeBytes } };
  },
});

const dropDirectUpload = userRoute('delete', `${path}/:id`, {
  id: 'dropDirectUpload',
  tag: 'Uploads',
  summary: 'Delete a direct upload that is not complete',
  replies: { 204: { description: 'Deleted' }, 404: noSuchUpload },
  async handle(call, { uploads }) {
    await uploads.dropDirect({ ownerId: call.userId, uploadId: call.params.id ?? '' });
    return { status: 204 };
  },
});

export const directUploadsRoutes = [beginDirectUpload, completeDirectUpload, dropDirectUpload];
