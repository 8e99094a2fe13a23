// Prints, as JSON, what each entry named on the command line exports: imported, and required.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const names = (module) =>
  Object.keys(module)
    .filter((name) => !['default', 'module.exports'].includes(name))
    .sort();
const exported = {};

for (const specifier of process.argv.slice(2)) {
  exported[specifier] = { imported: names(await import(specifier)), required: names(require(specifier)) };
}
console.log(JSON.stringify(exported));
