/**
 * Types of the contract for the second client, by a generator that has nothing in common with the app's.
 *
 * It writes through TypeScript's compiler API, which TypeScript 7 no longer has: it gets an older compiler under that name.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { HEADER } from './contract-tables.ts';

const COMPILER = new URL('older-typescript.cjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: COMPILER, shortCircuit: true } : next(specifier, context),
});

/** The text of a declaration file with every call of the contract in the file at `path`. */
export async function secondClientTypes(path: string): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  return HEADER + astToString(await openapiTS(pathToFileURL(path)));
}
