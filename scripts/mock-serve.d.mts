import type { ChildProcess } from 'node:child_process';

export function buildMockServer(): Promise<string>;
export function startMockServer(args: readonly string[]): Promise<ChildProcess>;
