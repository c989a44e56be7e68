#!/usr/bin/env node
// Sets up what the project needs and what is missing: npm packages, ffmpeg, mongod, the speech model.
//   node scripts/setup.mjs [--for run|test] [--quiet]
// Says everything on standard error, so that the output of the command that follows stays clean.
// Only this file is read by a Node that is too old: it therefore uses nothing new.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Captioneer needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { main } = await import('./setup/main.mjs');
  await main();
}
