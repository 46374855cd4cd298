import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { createProgress } from './progress.ts';

/** Prints the progress of a vitest run in files, as the number of tests is not known beforehand. */
export default class VitestProgress implements Reporter {
  readonly #progress = createProgress('files');

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress.begin(specifications.length);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#progress.count(module.ok());
  }
}
