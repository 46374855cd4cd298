import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { createProgress } from './progress.ts';

/** Prints the progress of a Playwright run. */
export default class PlaywrightProgress implements Reporter {
  readonly #progress = createProgress('tests');

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress.begin(suite.allTests().length);
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    this.#progress.count(status === test.expectedStatus);
  }
}
