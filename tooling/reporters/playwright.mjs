import { writeResults } from './results.mjs';

/** Playwright reporter: counts tests for the summary of the whole test command. `name` defaults to `browser`. */
export default class ResultsReporter {
  constructor(options = {}) {
    this.name = options.name ?? 'browser';
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'expected' || outcome === 'flaky') counts.passed += 1;
      else if (outcome === 'skipped') counts.skipped += 1;
      else counts.failed += 1;
    }
    writeResults(this.name, counts);
  }
}
