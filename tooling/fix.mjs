// Corrects what machines can: format, and simple lint findings, also where one of the two leaves something to people.
import { fileURLToPath } from 'node:url';
import { commandOptions } from './commandOptions.mjs';
import { INTERRUPTED, runChild } from './runChild.mjs';

commandOptions('fix', {});
const place = { cwd: fileURLToPath(new URL('..', import.meta.url)), env: process.env };
const formatted = await runChild('biome', ['check', '--write', '.'], place);
process.exitCode =
  formatted === INTERRUPTED ? formatted : (await runChild('oxlint', ['--type-aware', '--fix'], place)) || formatted;
