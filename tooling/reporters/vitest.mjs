import { writeResults } from './results.mjs';

/** Vitest reporter: counts tests for the summary of the whole test command. `name` defaults to `test`. */
export default class ResultsReporter {
  constructor(options = {}) {
    this.name = options.name ?? 'test';
  }

  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') counts.failed += 1;
        else counts.skipped += 1;
      }
    }
    writeResults(this.name, counts);
  }
}
