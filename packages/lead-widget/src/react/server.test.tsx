import { LeadHubProvider, LeadWidget, useLeadHub } from '@sanierungsweg/lead-widget';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

describe(`on the server with React ${version.split('.')[0]}`, () => {
  it('renders box, reserved heights, sentence and noscript, and nothing of the provider', () => {
    const html = renderToString(
      <LeadHubProvider origin="https://hub.example" contact={{ phone: '030 12 34-5', email: 'a@example.org' }}>
        <LeadWidget id="form" title="Angebote" integration="abc" plz="04109" reserve={[800, 640]} className="own" />
      </LeadHubProvider>,
    );
    expect(html).toContain('id="form" class="lead-widget own"');
    expect(html).toContain('height="800"');
    expect(html).toContain('height="640"');
    expect(html).toContain('Formular wird geladen …');
    expect(html).toMatch(/<noscript>.*tel:03012345".*mailto:a@example\.org.*<\/noscript>.*tel:03012345"/);
    expect(html).not.toMatch(/hub\.example|daa-|data-plz|style=|<script/);
  });

  it.each([
    ['+49 (0)30 123-45', '+493012345'],
    ['0049 (0) 30 12345', '00493012345'],
    ['(030) 12345', '03012345'],
    ['(0)30 12345', '03012345'],
  ])('dials %s as %s', (phone, dialled) => {
    const html = renderToString(<LeadWidget origin="" contact={{ phone }} />);
    expect(html.match(/tel:[^"]*/g)).toEqual([`tel:${dialled}`, `tel:${dialled}`]);
    expect(html).toContain(`>${phone}</a>`);
  });

  it('links no number without digits', () => {
    const html = renderToString(<LeadWidget origin="" contact={{ phone: 'im Büro' }} />);
    expect(html.match(/<a[^>]*>im Büro<\/a>/g)).toEqual(['<a>im Büro</a>', '<a>im Büro</a>']);
  });

  it('takes single sentences from texts, of the widget before the provider', () => {
    const html = renderToString(
      <LeadHubProvider origin="" texts={{ loading: 'Gleich da', noscript: 'Ohne JavaScript' }}>
        <LeadWidget texts={{ loading: 'Moment' }} />
      </LeadHubProvider>,
    );
    expect(html).toContain('Moment');
    expect(html).not.toContain('Gleich da');
  });

  it('throws without an origin and says what to do', () => {
    function Naked() {
      return useLeadHub({}).status;
    }
    expect(() => renderToString(<Naked />)).toThrow(/Give one to <LeadHubProvider>/);
  });
});
