import { describe, expect, it } from 'vitest';
import { checkOperator, listExamples, operatorData, operatorProblems, siteStage } from './checkOperator';
import { operatorConfig } from './operator';
import { example, type OperatorConfig } from './operatorData';
import { authority, filledIn as real } from './operatorFixture';

const TODAY = new Date('2026-11-21T12:00:00Z');

function messageOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Expected an error.');
}

describe('the stage', () => {
  it('is development unless production is named', () => {
    expect(siteStage(undefined)).toBe('development');
    expect(siteStage('')).toBe('development');
    expect(siteStage('development')).toBe('development');
    expect(siteStage('production')).toBe('production');
  });

  it('refuses a name it does not know', () => {
    expect(() => siteStage('prod')).toThrow('SITE_STAGE is “prod”');
  });
});

it('says so where the file of the operator holds no configuration', () => {
  expect(() => operatorData(null)).toThrow(/^operator: settings\/operator\.ts exports no object “operatorConfig”/);
});

describe('the configuration in this repository', () => {
  it('holds only example values until the operator is named', () => {
    const left = listExamples();
    expect(
      left,
      'settings/operator.ts: a field has no example(…) while companyName has. Enter the company first, or mark the field',
    ).toEqual(left.includes('companyName') ? Object.keys(operatorConfig) : left);
  });

  it('holds values that could all be real, and builds in development', () => {
    expect(operatorProblems()).toEqual([]);
    expect(() => checkOperator('development')).not.toThrow();
  });
});

describe('a configuration of examples', () => {
  const examples = Object.fromEntries(
    Object.entries(real).map(([key, value]) => [key, example(value)]),
  ) as unknown as OperatorConfig;

  it('builds in development', () => {
    expect(listExamples(examples)).toEqual(Object.keys(operatorConfig));
    expect(() => checkOperator('development', examples, TODAY)).not.toThrow();
  });

  it('stops the production build and lists every field with its value', () => {
    const message = messageOf(() => checkOperator('production', examples, TODAY));
    for (const key of Object.keys(operatorConfig)) expect(message).toContain(`\n  ${key}: `);
    expect(message).toContain('phone: "+49 221 5550199" is an example value.');
    expect(message).toContain('without example(…)');
  });
});

describe('a filled-in configuration', () => {
  it('builds for production', () => {
    expect(() => checkOperator('production', real, TODAY)).not.toThrow();
    expect(listExamples(real)).toEqual([]);
  });

  it('stops for production while a single example is left, and names only that', () => {
    const message = messageOf(() => checkOperator('production', { ...real, vatId: example('DE123456788') }, TODAY));
    expect(message).toContain('vatId: "DE123456788" is an example value.');
    expect(message).not.toContain('phone');
  });

  it.each([
    ['email', { email: 'kontakt@example.org' }],
    ['phone', { phone: '+49 30 23125 000' }],
    ['companyName', { companyName: 'Beispiel Sanierungsportal GmbH' }],
    ['companyAddress.city', { companyAddress: { street: 'Lindenweg 12', postalCode: '12345', city: 'Musterstadt' } }],
    ['managingDirectors[0]', { managingDirectors: ['Erika Mustermann'] }],
  ] satisfies [string, Partial<OperatorConfig>][])(
    'finds an example in %s that only lost its mark',
    (field, change) => {
      const message = messageOf(() => checkOperator('production', { ...real, ...change }, TODAY));
      expect(message).toContain(`\n  ${field}: `);
      expect(message).toContain('or mark it as example(…)');
    },
  );

  it('leaves real names alone that only resemble an example', () => {
    const config = { ...real, companyName: 'Mustermacher Beispielhaft GmbH', phone: '+49 30 2312 5000' };
    expect(operatorProblems(config, TODAY)).toEqual([]);
  });

  it('finds a reserved domain inside a group', () => {
    const enforcementBody = { ...authority, website: 'https://stelle.example.org/' };
    expect(operatorProblems({ ...real, enforcementBody }, TODAY).map(({ field }) => field)).toEqual([
      'enforcementBody.website',
    ]);
  });
});

describe('the values', () => {
  it('are read without their marks', () => {
    expect(operatorData({ ...real, email: example('kontakt@example.org') }).email).toBe('kontakt@example.org');
    expect(operatorData(real)).toEqual(real);
  });
});

describe('a wrong value', () => {
  const ADDRESS = authority.address;
  const wrong: readonly [field: string, change: Partial<OperatorConfig>][] = [
    ['companyName', { companyName: 'TODO' }],
    ['companyAddress', { companyAddress: 'Lindenweg 12, 50667 Köln' as never }],
    ['companyAddress.city', { companyAddress: { street: 'Lindenweg 12', postalCode: '50667' } as never }],
    ['companyAddress.land', { companyAddress: { ...ADDRESS, land: 'Österreich' } as never }],
    ['accessibilityMail', { accessibilityMail: 'zugang@hausblick.de' } as never],
    ['phone', { phone: '+49 221 1' }],
    ['phone', { phone: '+49 221 55501 99 5550' }],
    ['email', { email: 'mailto:post@hausblick.de' }],
    ['hosting.logDays', { hosting: { name: 'Serverhaus AG', address: ADDRESS } as never }],
    ['supervisoryAuthority', { supervisoryAuthority: '' as never }],
    ['managingDirectors', { managingDirectors: 'Jana Vogt' as never }],
    ['companyName', { companyName: 'X' }],
    ['companyName', { companyName: ' Hausblick GmbH' }],
    ['companyName', { companyName: 'Haus\u200bblick GmbH' }],
    ['companyName', { companyName: 'Hausblick\nGmbH' }],
    ['companyAddress.street', { companyAddress: { ...ADDRESS, street: 'Hauptstra\ufffde 1' } }],
    ['enforcementBody.website', { enforcementBody: { ...authority, website: 'https://landesamt.de/\u00a0' } }],
    ['enforcementBody.website', { enforcementBody: { ...authority, website: 'https://landesamt' } }],
    ['companyAddress.street', { companyAddress: { street: '', postalCode: '50667', city: 'Köln' } }],
    ['companyAddress.postalCode', { companyAddress: { street: 'Lindenweg 12', postalCode: '5066', city: 'Köln' } }],
    ['companyAddress.city', { companyAddress: { street: 'Lindenweg 12', postalCode: '50667', city: '…' } }],
    ['phone', { phone: '0221 5550199' }],
    ['email', { email: 'post(at)hausblick.de' }],
    ['managingDirectors[1]', { managingDirectors: ['Jana Vogt', '[Name]'] }],
    ['registerCourt', { registerCourt: '-' }],
    ['registerNumber', { registerNumber: '98765' }],
    ['vatId', { vatId: 'DE13669597' }],
    ['vatId', { vatId: 'DE136695967' }],
    ['vatId', { vatId: 'DE012345679' }],
    ['editorResponsible', { editorResponsible: '{{editor}}' }],
    ['supervisoryAuthority.website', { supervisoryAuthority: { ...authority, website: 'landesamt.de' } }],
    ['accessibilityReviewed', { accessibilityReviewed: '20.11.2026' }],
    ['accessibilityReviewed', { accessibilityReviewed: '2026-02-30' }],
    ['accessibilityReviewed', { accessibilityReviewed: '2026-11-22' }],
    ['accessibilityEmail', { accessibilityEmail: 'zugang@hausblick' }],
    ['enforcementBody.website', { enforcementBody: { ...authority, website: 'http://landesamt.de/' } }],
    ['dataProtectionEmail', { dataProtectionEmail: '' }],
    ['dataProtectionOfficer', { dataProtectionOfficer: 'TBD' }],
    ['dataProtectionAuthority.name', { dataProtectionAuthority: { ...authority, name: 'xxx' } }],
    ['hosting.logDays', { hosting: { name: 'Serverhaus AG', address: authority.address, logDays: 0 } }],
    [
      'leadProvider.privacyPolicy',
      { leadProvider: { name: 'Anfragen AB', address: authority.address, privacyPolicy: '/datenschutz' } },
    ],
    ['dataLicence.url', { dataLicence: { name: 'CC BY 4.0', url: 'creativecommons.org' } }],
    ['disputeResolution.name', { disputeResolution: { ...authority, name: '' } }],
  ];

  it.each(wrong)('in %s stops every build (%j)', (field, change) => {
    const config = { ...real, ...change };
    expect(operatorProblems(config, TODAY).map((problem) => problem.field)).toEqual([field]);
    const message = messageOf(() => checkOperator('development', config, TODAY));
    expect(message).toContain(`\n  ${field}: `);
    expect(message).not.toMatch(/Invalid|Expected/);
  });

  it('of another kind stops with the same remedy', () => {
    const config = {
      ...real,
      hosting: { ...real.hosting, logDays: 'sieben' },
      email: null,
    } as unknown as OperatorConfig;
    expect(operatorProblems(config, TODAY)).toEqual([
      { field: 'email', value: null, remedy: expect.stringContaining('such as “name@') },
      { field: 'hosting.logDays', value: 'sieben', remedy: expect.stringContaining('whole number of days') },
    ]);
  });

  it('says of quotes that are missing, or too many, what to do about them', () => {
    const config = {
      ...real,
      companyAddress: { ...ADDRESS, postalCode: 50_667 },
      hosting: { ...real.hosting, logDays: '14' },
    } as unknown as OperatorConfig;
    const message = messageOf(() => checkOperator('development', config, TODAY));
    expect(message).toContain('companyAddress.postalCode: 50667. Write it in quotes: "50667".');
    expect(message).toContain('hosting.logDays: "14". Enter a whole number of days, at least one, without quotes.');
  });

  it('is told by itself where a rule looks at its neighbours, too', () => {
    const config = { ...real, companyAddress: { ...ADDRESS, postalCode: '5066O' } };
    expect(messageOf(() => checkOperator('development', config, TODAY))).toContain(
      'companyAddress.postalCode: "5066O". Enter five digits',
    );
  });

  it('is checked inside an example as well', () => {
    const config = { ...real, phone: example('Telefon') };
    expect(messageOf(() => checkOperator('development', config, TODAY))).toContain('+49 30 1234567');
  });

  it('is listed beside the examples, so that one run shows everything', () => {
    const config = { ...real, phone: '0221', email: example('kontakt@example.org') };
    const message = messageOf(() => checkOperator('production', config, TODAY));
    expect(message).toContain('phone: "0221".');
    expect(message).toContain('email: "kontakt@example.org" is an example value.');
  });
});
