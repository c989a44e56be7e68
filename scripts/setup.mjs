#!/usr/bin/env node
// Sets up what the project needs and is missing: npm packages, ffmpeg, mongod, the speech model, the built program.
//   node scripts/setup.mjs [--for run|test] [--quiet]
// It prints to standard error only, so that the output of the command that follows stays clean.
// An old Node reads only this file, so it uses no new syntax.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Captioneer needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { main } = await import('./setup/run-setup.mjs');
  await main();
}
