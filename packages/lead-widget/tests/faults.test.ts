import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

const rows = read('tests/faults.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

describe('the table of faults', () => {
  it('has every fault', () => {
    expect(new Set(rows.map(([number]) => number))).toEqual(
      new Set(['1', '1b', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']),
    );
  });

  it.each(rows)('%s, %s: %s has “%s”', (_number, _fault, file = '', title = '') => {
    expect(read(file)).toContain(title);
  });
});
