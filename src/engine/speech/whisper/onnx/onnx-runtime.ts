import koffi from 'koffi';
import { onnxRuntimeLibrary } from '../sherpa-onnx.ts';

/**
 * ONNX Runtime by its C interface. The library is the one that sherpa-onnx brings for this platform (decision 42).
 * Native code: call it in the child process only, since a crash ends the process.
 */
export interface OnnxRuntime {
  load(modelFile: string): OnnxSession;
  /** A tensor over these very values: a run writes its results into them if the tensor is given as an output. */
  floats(values: Float32Array, shape: readonly number[]): Tensor;
  integers(values: readonly number[], shape: readonly number[]): Tensor;
}

export interface OnnxSession {
  /**
   * Runs the model. Outputs by name: a tensor is filled; null asks for a new one, in native memory, which is returned.
   * Whoever holds a tensor frees it.
   */
  run(inputs: Tensors, outputs: Readonly<Record<string, Tensor | null>>): Tensor[];
}

export type Tensors = Readonly<Record<string, Tensor>>;

export interface Tensor {
  readonly handle: unknown;
  /** Must live as long as the tensor, which only points to it. */
  readonly values: Float32Array | BigInt64Array | null;
  free(): void;
}

/** @throws Error when there is no library for this platform, or it is too old */
export function openOnnxRuntime({ threads }: { threads: number }): OnnxRuntime {
  const api = openApi(onnxRuntimeLibrary());
  const env = api.out((out) => api.call('CreateEnv', logErrors, 'captioneer', out));
  const memory = api.out((out) => api.call('CreateCpuMemoryInfo', arenaAllocator, defaultMemory, out));
  const options = api.out((out) => api.call('CreateSessionOptions', out));
  api.call('SetIntraOpNumThreads', options, threads);
  api.call('SetSessionGraphOptimizationLevel', options, allOptimizations);
  // a pattern is kept for each length of input, and lengths seldom repeat
  api.call('DisableMemPattern', options);

  const tensorOf = (handle: unknown, values: Tensor['values']): Tensor => {
    return { handle, values, free: () => api.release('ReleaseValue', handle) };
  };
  const tensor = (values: Float32Array | BigInt64Array, shape: readonly number[], type: number): Tensor => {
    const dims = BigInt64Array.from(shape, BigInt);
    const size = values.byteLength;
    const handle = api.out((out) =>
      api.call('CreateTensorWithDataAsOrtValue', memory, values, size, dims, dims.length, type, out),
    );
    return tensorOf(handle, values);
  };
  return {
    floats: (values, shape) => tensor(values, shape, elementTypes.float),
    integers(values, shape) {
      // a buffer of its own: V8 keeps small arrays in its heap, where they move
      const fixed = new BigInt64Array(new ArrayBuffer(values.length * 8));
      fixed.set(values.map(BigInt));
      return tensor(fixed, shape, elementTypes.int64);
    },
    load(modelFile) {
      const path =
        process.platform === 'win32' ? Buffer.from(`${modelFile}\0`, 'utf16le') : Buffer.from(`${modelFile}\0`);
      const session = api.out((out) => api.call('CreateSession', env, path, options, out));
      return {
        run(inputs, outputs) {
          const [names, outNames] = [Object.keys(inputs), Object.keys(outputs)];
          const given = Object.values(outputs);
          const results = given.map((output) => output?.handle ?? null);
          const handles = Object.values(inputs).map(({ handle }) => handle);
          api.call('Run', session, null, names, handles, names.length, outNames, outNames.length, results);
          return results.map((handle, i) => given[i] ?? tensorOf(handle, null));
        },
      };
    },
  };
}

/** ONNX Runtime's numbers. */
const apiVersion = 17;
const logErrors = 3;
const allOptimizations = 99;
const arenaAllocator = 1;
const defaultMemory = 0;
const elementTypes = { float: 1, int64: 7 };

/** Functions by their place in the table `OrtApi`, which later versions only make longer. */
const functions = {
  CreateEnv: [3, ['int', 'str', '_Out_ void **']],
  CreateSession: [7, ['void *', 'const void *', 'void *', '_Out_ void **']],
  Run: [9, ['void *', 'void *', 'const char **', 'void **', 'size_t', 'const char **', 'size_t', '_Inout_ void **']],
  CreateSessionOptions: [10, ['_Out_ void **']],
  DisableMemPattern: [17, ['void *']],
  SetSessionGraphOptimizationLevel: [23, ['void *', 'int']],
  SetIntraOpNumThreads: [24, ['void *', 'int']],
  CreateTensorWithDataAsOrtValue: [
    49,
    ['void *', 'void *', 'size_t', 'const int64_t *', 'size_t', 'int', '_Out_ void **'],
  ],
  CreateCpuMemoryInfo: [69, ['int', 'int', '_Out_ void **']],
} as const;

const releases = { ReleaseStatus: 93, ReleaseValue: 96 } as const;

/** Never collected: that would unload the code that sessions run. */
const libraries: ReturnType<typeof koffi.load>[] = [];

function openApi(file: string) {
  const library = koffi.load(file);
  libraries.push(library);
  const base = library.func('void *OrtGetApiBase(void)')();
  const pointerAt = (table: unknown, index: number) => koffi.decode(table, index * 8, 'void *');
  const getApi = koffi.decode(pointerAt(base, 0), koffi.proto('void *', ['uint32_t']));
  const table = getApi(apiVersion);
  if (!table) throw new Error(`ONNX Runtime is too old: it has no interface ${apiVersion}.`);
  const bind = (place: number, result: string, args: readonly string[]) =>
    koffi.decode(pointerAt(table, place), koffi.proto(result, [...args])) as (...args: unknown[]) => unknown;
  const bound = new Map(Object.entries(functions).map(([name, [place, args]]) => [name, bind(place, 'void *', args)]));
  const bringers = new Map(Object.entries(releases).map(([name, place]) => [name, bind(place, 'void', ['void *'])]));
  const messageOf = bind(2, 'str', ['void *']);
  const release = (name: keyof typeof releases, handle: unknown) => void bringers.get(name)?.(handle);
  const call = (name: keyof typeof functions, ...args: unknown[]) => {
    const status = bound.get(name)?.(...args);
    if (!status) return;
    const message = String(messageOf(status));
    release('ReleaseStatus', status);
    throw new Error(`ONNX Runtime, ${name}: ${message}`);
  };
  /** What a function hands back by its last argument. */
  const out = (use: (out: unknown[]) => void): unknown => {
    const holder: unknown[] = [null];
    use(holder);
    return holder[0];
  };
  return { call, release, out };
}
