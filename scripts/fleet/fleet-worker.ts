import { runProgram } from '../../src/app/run-program.ts';
import { createStandInEngine } from './stand-in-engine.ts';
import type { StandInWork } from './stand-in-work.ts';

// a worker of the service whose engine is a stand-in: its times and sizes are the only argument, as JSON
const work = JSON.parse(process.argv[2] ?? '') as StandInWork;
runProgram(['--role', 'worker'], { makeEngine: createStandInEngine(work) });
