import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { createProgress } from './progress.ts';

/** Says while vitest runs how many of all files are done: it does not know the number of tests before. */
export default class VitestProgress implements Reporter {
  readonly #progress = createProgress('files');

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress.begin(specifications.length);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#progress.count(module.ok());
  }
}
