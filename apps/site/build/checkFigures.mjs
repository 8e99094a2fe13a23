/**
 * Reads every figure before anything else does, for the first wrong one would hide the others.
 * @param {(path: string) => Promise<any>} load of a module of the site
 * @throws One error with label, field, value and remedy of each that cannot be right.
 */
export async function checkFigures(load) {
  const { readFigures } = await load('/src/figures/readFigures.ts');
  await readFigures(() => load('/src/figures/registry.ts'));
}
