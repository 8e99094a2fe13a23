import { describe, expect, it } from 'vitest';
import { de } from './locales/de';
import { en } from './locales/en';

const firstLayer = `${de.bannerTitle} ${de.purposes} ${de.recipients} ${de.withdrawal}`;

describe('texts', () => {
  it('hold the same strings in both languages, none of them empty', () => {
    expect(Object.keys(en)).toEqual(Object.keys(de));
    for (const text of [...Object.values(de), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });

  it('name on the first layer what is asked for, what for, who receives data, and withdrawal and where', () => {
    expect(firstLayer).toContain('Einwilligung');
    expect(de.purposes).toMatch(/Inhalte anderer Anbieter.*Werbung/);
    expect(de.recipients).toMatch(/Anbieter.*IP-Adresse/);
    expect(de.withdrawal).toMatch(/[Ww]iderruf/);
    expect(de.withdrawal).toContain(`„${de.settingsButton}“ am Ende jeder Seite`);
    expect(en.withdrawal).toContain(`“${en.settingsButton}” at the end of every page`);
    for (const title of [de.functionalTitle, de.marketingTitle]) expect(de.purposes).toContain(`„${title}“`);
  });

  it('praise nothing and say Sie', () => {
    for (const text of Object.values(de)) {
      expect(text).not.toMatch(/besser|optimal|verbesser|Erlebnis|Erfahrung|personalisiert|wertvoll|gern/i);
      expect(text).not.toMatch(/\b(du|dein\w*|dir|dich)\b/i);
    }
    for (const text of Object.values(en))
      expect(text).not.toMatch(/better|best|experience|enhance|improve|optimi[sz]e/i);
    expect(firstLayer).toMatch(/\bSie\b/);
  });

  it('use the words the site requires on its buttons', () => {
    expect([de.rejectAll, de.openSettings, de.acceptAll, de.save, de.settingsButton]).toEqual([
      'Nur notwendige Cookies',
      'Einstellungen',
      'Alle akzeptieren',
      'Einstellungen speichern',
      'Cookie-Einstellungen',
    ]);
    expect([de.embedOnce, de.embedAlways]).toEqual(['Einmal laden', 'Immer laden']);
  });
});
