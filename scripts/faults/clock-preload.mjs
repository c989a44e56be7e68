// Loaded by `--import` into a process of the service: its clock is off by the milliseconds in the file FAULT_CLOCK_FILE, which
// may change at any time.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let offsetMs = readOffset();
setInterval(() => {
  offsetMs = readOffset();
}, 50).unref();

const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

// the machine's time at the start of the process
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offsetMs });

function readOffset() {
  try {
    return Number(readFileSync(process.env.FAULT_CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    return 0;
  }
}
