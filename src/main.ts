import { runProgram } from './app/run-program.ts';

// `npm start`: every role, the worker in a process of its own; `--role api|worker|bots` for one
runProgram(process.argv.slice(2));
