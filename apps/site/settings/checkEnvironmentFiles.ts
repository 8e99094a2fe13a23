/** A line that sets a variable of the site: its name, with and without Vite's beginning, and its value. */
const LINE = /^[ \t]*(?:export[ \t]+)?((?:VITE_)?(SITE_\w+))[ \t]*=[ \t]*["']?(.*?)["']?[ \t\r]*$/gm;

/**
 * Stops a build for variables that stand in files such as `.env`: whoever writes `SITE_LEAD_CONSENT` there, as sites with
 * Vite often do, would publish a site that does not ask.
 * @param files What such files hold, by their paths.
 * @param environment Where it sets a variable, something read the file for the command, or the file counts for nothing.
 * @throws One error that lists each such variable with file, value and remedy.
 */
export function checkEnvironmentFiles(
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const told = Object.entries(files).flatMap(([file, content]) =>
    [...content.matchAll(LINE)].flatMap(([, name, own = '', value]) =>
      environment[own] === undefined
        ? `site: ${file} sets ${name} to “${value}”, and no build reads that file. Set ${own} for the command or on the host, and delete the line.`
        : [],
    ),
  );
  if (told.length > 0) throw new Error(told.join('\n'));
}
