import { readFileSync } from 'node:fs';
import { brandTemplate } from './brandTemplate';
import { checkContrast } from './checkContrast';

/** What a command prints, where, and how it ends. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly output?: string;
  readonly error?: string;
}

const USAGE = `Usage:
  npx @sanierungsweg/ui brand > brand.css      writes a template for your colours, in both themes
  npx @sanierungsweg/ui contrast brand.css     compares every pair that your colours touch with WCAG 2.2
`;

function contrastOf(file: string | undefined): Outcome {
  if (!file)
    return { code: 2, error: `ui: Which style sheet? Name it: npx @sanierungsweg/ui contrast brand.css\n\n${USAGE}` };
  let css: string;
  try {
    css = readFileSync(file, 'utf8');
  } catch {
    return {
      code: 2,
      error: `ui: ${file} cannot be read, so nothing was compared. Name a style sheet that is there; "npx @sanierungsweg/ui brand > brand.css" writes one.\n`,
    };
  }
  const { compared, faults } = checkContrast(css);
  if (faults.length > 0) return { code: 1, error: `${faults.map((fault) => `${file}: ${fault}`).join('\n')}\n` };
  if (compared === 0)
    return {
      code: 1,
      error: `${file}: changes no colour of ours, so there was nothing to compare. Set roles such as --ui-color-primary.\n`,
    };
  return { code: 0, output: `${file}: ${compared} pairs reach their contrast in light and dark.\n` };
}

/**
 * The command of the package.
 * @param words what follows its name
 */
export function run([command, file]: readonly string[]): Outcome {
  if (command === 'brand') return { code: 0, output: brandTemplate() };
  if (command === 'contrast') return contrastOf(file);
  if (command === undefined || command === '--help') return { code: command ? 0 : 2, output: USAGE };
  return { code: 2, error: `ui: There is no command "${command}".\n\n${USAGE}` };
}
