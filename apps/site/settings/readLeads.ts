import type { LeadConfiguration } from './leadConfiguration';
import { checkObject } from './leadFields';

/** How the package of the forms begins what it says of a provider: it does not know what the file calls it. */
const OF_PROVIDER = /^lead-widget: provider, (field "[^"]+")/;

/**
 * What settings/lead.ts says. A provider in it is checked while the file is read; what is wrong with it is told when the
 * rest of the settings is checked, so that whoever has several faults hears of them at once.
 * @returns gives the configuration, or throws the fault with field, value and remedy
 * @throws Whatever else is wrong with the file.
 */
export async function readLeads(
  read: () => Promise<{ readonly leadConfiguration: LeadConfiguration }> = () => import('./lead'),
): Promise<() => LeadConfiguration> {
  try {
    const { leadConfiguration } = await read();
    return () => {
      const remedy = 'settings/lead.ts exports an object of this name. Write {} for the sandbox.';
      checkObject('leadConfiguration', leadConfiguration, remedy);
      return leadConfiguration;
    };
  } catch (cause) {
    if (!(cause instanceof Error && OF_PROVIDER.test(cause.message))) throw cause;
    const message = cause.message.replace(OF_PROVIDER, '$1 of "provider" or of one of "further"');
    return () => {
      throw new Error(`site: lead configuration, settings/lead.ts, ${message}`, { cause });
    };
  }
}
