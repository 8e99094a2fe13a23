import { describe, expect, it } from 'vitest';
import { operatorData } from '../../../../settings/checkOperator';
import { example, type OperatorConfig } from '../../../../settings/operatorData';
import { authority, filledIn } from '../../../../settings/operatorFixture';
import type { OperatorField } from '../../../content/records';
import { operatorEntry } from './operatorEntry';

const linesOf = (field: OperatorField, config: OperatorConfig) =>
  operatorEntry(field, config)?.lines.map(({ text }) => text);

describe('operatorEntry', () => {
  it('has no entry where the operator has nothing to state', () => {
    expect(operatorEntry('supervisoryAuthority', filledIn)).toBeNull();
  });

  it('marks what is made up, and only that', () => {
    const config = { ...filledIn, phone: example('+49 30 23125 000') };
    expect(operatorEntry('phone', config)?.example).toBe(true);
    expect(operatorEntry('email', config)?.example).toBe(false);
  });

  it.each([
    [1, 'Zugriffsprotokolle werden nach 1\u00a0Tag gelöscht.'],
    [14, 'Zugriffsprotokolle werden nach 14\u00a0Tagen gelöscht.'],
  ])('says after %i days that logs are deleted', (logDays, text) => {
    const hosting = { ...operatorData(filledIn).hosting, logDays };
    expect(linesOf('hosting', { ...filledIn, hosting })).toContain(text);
  });

  it('names every provider of forms with its own policy', () => {
    const appointments = { name: 'Termine AG', address: authority.address, privacyPolicy: 'https://termine.de/daten' };
    const entry = operatorEntry('leadProvider', { ...filledIn, furtherLeadProviders: { appointments } });
    expect(entry?.lines.filter(({ href }) => href)).toEqual([
      { text: 'Datenschutzerklärung von Anfragen AB', href: 'https://anfragen.se/privacy' },
      { text: 'Datenschutzerklärung von Termine AG', href: 'https://termine.de/daten' },
    ]);
  });

  it('says before which arbitration board the operator takes part, or that it does not', () => {
    const taking = linesOf('disputeResolution', { ...filledIn, disputeResolution: authority });
    expect(taking?.[0]).toContain('Wir nehmen an Streitbeilegungsverfahren');
    expect(taking).toContain('Landesamt');
    expect(linesOf('disputeResolution', filledIn)).toEqual([expect.stringContaining('Wir nehmen nicht an')]);
  });
});
