/** What a build reads from the environment. */
const READ = ['SITE_ORIGIN', 'SITE_STAGE', 'SITE_LEADS', 'SITE_LEAD_ORIGIN', 'SITE_LEAD_CONSENT'];

/** What Netlify sets for every build. */
const OF_HOSTS = ['SITE_ID', 'SITE_NAME'];

/**
 * Stops a build for a name that nothing reads: whoever mistypes `SITE_LEAD_CONSENT` would publish a site that does not ask.
 * @throws One error that lists each such variable with its value and the names there are.
 */
export function checkEnvironmentNames(environment: Readonly<Record<string, string | undefined>>): void {
  const unread = Object.entries(environment).filter(
    ([name, value]) => /^SITE_/i.test(name) && value !== undefined && ![...READ, ...OF_HOSTS].includes(name),
  );
  if (unread.length === 0) return;
  throw new Error(
    unread
      .map(
        ([name, value]) =>
          `site: ${name} is “${value}”, and no build reads a variable of this name. Use ${READ.join(', ')}, or unset it.`,
      )
      .join('\n'),
  );
}
