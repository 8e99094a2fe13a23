import { readFileSync } from 'node:fs';

const NAMES = ['react', 'element', 'script', 'router', 'consent', 'vite'];

/** The code of the README by name, in the order in which it stands there. */
export function readmeExamples() {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const blocks = [...readme.matchAll(/```(tsx?|html)\n([\s\S]*?)```/g)];
  if (blocks.length !== NAMES.length) throw new Error(`README: ${blocks.length} examples, but ${NAMES.length} names.`);
  return Object.fromEntries(blocks.map(([, language, code], index) => [NAMES[index], { language, code }]));
}
