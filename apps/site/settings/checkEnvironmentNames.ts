/** What a build reads from the environment. */
const READ = ['SITE_ORIGIN', 'SITE_STAGE', 'SITE_LEADS', 'SITE_LEAD_ORIGIN', 'SITE_LEAD_CONSENT'];

/** What Netlify sets for every build. */
const OF_HOSTS = ['SITE_ID', 'SITE_NAME'];

/** What a name begun as Vite wants it stands for; nothing where that is set itself: then the other is another site's. */
const meantBy = (name: string, environment: Readonly<Record<string, string | undefined>>) =>
  READ.filter((own) => name.toUpperCase() === `VITE_${own}` && environment[own] === undefined);

/**
 * Stops a build for a name that nothing reads: whoever mistypes `SITE_LEAD_CONSENT` would publish a site that does not ask.
 * @throws One error that lists each such variable with its value and the names there are.
 */
export function checkEnvironmentNames(environment: Readonly<Record<string, string | undefined>>): void {
  const remedies = Object.entries(environment).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isUnread = /^SITE_/i.test(name) && ![...READ, ...OF_HOSTS].includes(name);
    const names = isUnread ? READ : meantBy(name, environment);
    if (names.length === 0) return [];
    return `site: ${name} is “${value}”, and no build reads a variable of this name. Use ${names.join(', ')}, or unset it.`;
  });
  if (remedies.length > 0) throw new Error(remedies.join('\n'));
}
