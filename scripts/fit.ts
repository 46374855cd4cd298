/** Bundles the doctor for operators and runs it with this script's arguments (docs/real-server.md). */
import { spawn } from 'node:child_process';
import { bundleForNode } from './bundle-for-node.ts';

const doctor = spawn(
  process.execPath,
  [await bundleForNode('scripts/fit/main.ts', 'fit.mjs'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
doctor.on('exit', (code) => (process.exitCode = code ?? 1));
