import { describe, expect, it } from 'vitest';
import type { OperatorField } from './content/records';
import { operatorEntries } from './operatorEntries';
import { authority, filledIn as real } from './operatorFixture';

const FIELDS: Record<OperatorField, true> = {
  company: true,
  address: true,
  phone: true,
  email: true,
  phoneHours: true,
  managingDirector: true,
  register: true,
  vatId: true,
  editorResponsible: true,
  supervisoryAuthority: true,
  accessibilityReviewed: true,
  accessibilityContact: true,
  enforcementBody: true,
  dataProtectionContact: true,
  dataProtectionAuthority: true,
  hosting: true,
  leadProvider: true,
  disputeResolution: true,
};
const fields = Object.keys(FIELDS) as OperatorField[];

describe('what pages show', () => {
  it.each(fields)('marks example values of %s and no others', (field) => {
    const shown = operatorEntries(field);
    expect(shown.length).toBeGreaterThan(0);
    for (const entry of shown) {
      expect(entry.example).toBe(field !== 'phoneHours');
      expect(entry.lines.join('')).not.toBe('');
    }
    expect(operatorEntries(field, real).some((entry) => entry.example)).toBe(false);
  });

  it('links mail, telephone and authorities', () => {
    expect(operatorEntries('email', real)[0]?.href).toBe('mailto:post@hausblick.de');
    expect(operatorEntries('phone', real)[0]?.href).toBe('tel:+492215550199');
    expect(operatorEntries('enforcementBody', real)[0]?.href).toBe('https://landesamt.de/');
  });

  it('writes dates, days and addresses the German way', () => {
    expect(operatorEntries('accessibilityReviewed', real)[0]?.lines).toEqual(['20. November 2026']);
    expect(operatorEntries('hosting', real)[1]?.lines).toEqual(['nach 14\u00a0Tagen']);
    expect(operatorEntries('leadProvider', real)[0]?.lines).toEqual([
      'Anfragen AB',
      'Storgatan 2',
      '111 22 Stockholm',
      'Schweden',
    ]);
    expect(operatorEntries('phoneHours', real)[0]?.lines).toEqual(['Montag bis Freitag, 9:00–17:00\u00a0Uhr']);
  });

  it('names the arbitration board where the operator takes part', () => {
    const [entry] = operatorEntries('disputeResolution', { ...real, disputeResolution: authority });
    expect(entry?.lines[0]).toBe('Landesamt');
  });
});
