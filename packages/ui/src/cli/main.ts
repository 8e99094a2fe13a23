import { run } from './run';

const { code, output, error } = run(process.argv.slice(2));
if (output) process.stdout.write(output);
if (error) process.stderr.write(error);
process.exitCode = code;
