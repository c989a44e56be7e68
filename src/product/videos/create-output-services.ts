import type { ObjectStore, StoredObject } from '../../infra/storage/object-store.ts';
import { type ReadPreviewDeps, readPreviewFile } from './preview/read-preview.ts';
import type { OutputModel } from './records/output.model.ts';

/** A stored file behind a public address. */
interface PublicFile {
  object: StoredObject;
  fileName: string;
  contentType: string;
}

export type OutputServices = ReturnType<typeof createOutputServices>;

interface OutputServicesDeps extends ReadPreviewDeps {
  outputs: OutputModel;
  store: ObjectStore;
  /** Files of other parts that are served under the same addresses; null = no such file. */
  findAttachment(token: string): Promise<PublicFile | null>;
}

/** The files that people without an account may read, each by the token in its address. */
export function createOutputServices(deps: OutputServicesDeps) {
  const { outputs, store, findAttachment } = deps;
  return {
    /** The file behind a public address; null = there is none (any more). */
    async findOutput(token: string): Promise<PublicFile | null> {
      const output = await outputs.findById(token).lean();
      if (!output) return findAttachment(token);
      const object = await store.head(output.key);
      return object && { object, fileName: output.fileName, contentType: 'video/mp4' };
    },
    readOutput: (key: string, range?: { start: number; end: number }) => store.get(key, { range }),
    readPreviewFile: (file: { token: string; name: string }) => readPreviewFile(deps, file),
  };
}
