import { defineProvider } from '@sanierungsweg/lead-widget/providers';
import { expect, it } from 'vitest';
import { provider } from './leadFixture';
import { readLeads } from './readLeads';

it('gives what the file says', async () => {
  const leadConfiguration = { provider };
  const leads = await readLeads(async () => ({ leadConfiguration }));
  expect(leads()).toBe(leadConfiguration);
});

it('keeps what is wrong with a provider until the other settings are checked', async () => {
  const leads = await readLeads(async () => ({
    leadConfiguration: { provider: defineProvider({ ...provider, origin: 'https://hub.example/' }) },
  }));
  expect(leads).toThrow(
    'site: lead configuration, settings/lead.ts, field "origin" of "provider" or of one of "further" is "https://hub.example/". Write an origin without a path',
  );
});

it.each([{}, { leadConfiguration: null }])('takes %j for no configuration, not for the sandbox', async (file) => {
  const leads = await readLeads(async () => file as never);
  expect(leads).toThrow(
    /^site: lead configuration, field "leadConfiguration" is (null|undefined)\. settings\/lead\.ts/,
  );
});

it('lets a fault of another kind through', async () => {
  await expect(readLeads(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError);
});
