import { badRequest } from '../api-refusal.ts';
import type { Method } from './method.ts';

export const cloudDownloadBytes = 20 * 1024 * 1024;

export const getFile: Method = (bot, { params }) => {
  const file = bot.files.byId(params.text('file_id') ?? '');
  if (!file) throw badRequest('invalid file_id');
  if (!bot.isLocal && file.bytes.length > cloudDownloadBytes) throw badRequest('file is too big');
  return {
    file_id: file.fileId,
    file_unique_id: file.uniqueId,
    file_size: file.bytes.length,
    file_path: file.path,
  };
};
