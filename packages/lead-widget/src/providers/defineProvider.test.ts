import { daa, defineProvider, frame, hubspot, messageEvents } from '@sanierungsweg/lead-widget/providers';
import { describe, expect, it } from 'vitest';

const good = { origin: 'https://hub.example', script: '/hub.js?{id}', marker: { attributes: { class: 'x-{id}' } } };

describe('defineProvider', () => {
  it('gives back what is right', () => {
    expect(defineProvider(good)).toBe(good);
    for (const origin of ['/p', '/portal', '/portal/forms'])
      expect(defineProvider({ ...good, origin }).origin).toBe(origin);
    expect(defineProvider({ ...good, origin: '', script: null, kind: 'module', strategy: 'keep' }).script).toBeNull();
    expect(daa({ origin: '', marker: 'element' }).marker.element).toBe('daa-wgt');
  });

  it.each([
    [{ origin: 'hub.example' }, ['"origin"', '"hub.example"', 'https://hub.example']],
    [{ origin: 'https://hub.example/x' }, ['"origin"', 'without a path']],
    [{ origin: '/portal/' }, ['"origin"', '"/portal/"', 'no slash at its end']],
    [{ origin: '/' }, ['"origin"', '"/"']],
    [{ origin: 'javascript:0' }, ['"origin"', '"javascript:0"']],
    [{ origin: 'https://hub.example;x' }, ['"origin"', '"https://hub.example;x"', 'without a path']],
    [{ origin: 'https://*.hub.example' }, ['"origin"', '"https://*.hub.example"']],
    [{ script: '/hub.js?{id} ' }, ['"script"', '"/hub.js?{id} "']],
    [{ script: 'hub.js' }, ['"script"', '"hub.js"', '/js/hub.js?{id}']],
    [{ script: '//evil.example/x.js' }, ['"script"']],
    [{ script: 'data:text/javascript,0' }, ['"script"']],
    [{ script: '/{id}/f.js?plz={plz}' }, ['"script"', '{plz}', 'no name but {id}']],
    [{ script: 'https://{id}.hub.example/f.js' }, ['"script"', 'https://{id}.hub.example', 'after the host']],
    [{ origin: 'https://{id}.hub.example' }, ['"origin"', '{id}', 'https://hub.example']],
    [{ kind: 'defer' }, ['"kind"', '"defer"', 'module, async']],
    [{ strategy: 'again' }, ['"strategy"', '"again"', 'reload-once']],
    [{ marker: undefined }, ['"marker.attributes"', 'daa-{id}']],
    [{ marker: { element: 'script', attributes: { a: '' } } }, ['"marker.element"', '"script"']],
    [{ marker: { attributes: { onclick: 'x' } } }, ['"marker.attributes.onclick"']],
    [{ marker: { attributes: { src: 'javascript:0' } } }, ['"marker.attributes.src"', 'https://']],
    [{ marker: { attributes: { src: '{id}' } } }, ['"marker.attributes.src"', '"{id}"', 'https://']],
    [{ marker: { attributes: { SRC: 'HTTPS://forms.example/{id}' } } }, ['"marker.attributes.SRC"', 'https://']],
    [{ marker: { attributes: { 'data-url': 'https://{id}.example/' } } }, ['"marker.attributes.data-url"', 'the host']],
    [{ marker: { attributes: { 'data-url': '//{id}/' } } }, ['"marker.attributes.data-url"', 'the host']],
    [{ marker: { attributes: { 'data-url': 'https:{id}' } } }, ['"marker.attributes.data-url"', 'the host']],
    [
      { marker: { elment: 'iframe', attributes: { a: '{id}' } } },
      ['"marker.elment"', '"iframe"', 'element, attributes'],
    ],
    [{ csp: null }, ['"csp"', 'null', '{ frame:']],
    [{ csp: { worker: [] } }, ['"csp"', '"worker"', 'frame']],
    [{ csp: { img: ['*.example'] } }, ['"csp.img"', '"*.example"']],
    [{ csp: { img: ['https://*'] } }, ['"csp.img"', '"https://*"']],
    [{ csp: { img: ['https://*.example'] } }, ['"csp.img"', '"https://*.example"', 'a whole domain']],
    [{ csp: { img: ['https://a.example,b.example'] } }, ['"csp.img"', '"https://a.example,b.example"']],
    [{ csp: ['https://a.example'] }, ['"csp"', '["https://a.example"]', '{ frame:']],
    [{ csp: { script: ['data:'] } }, ['"csp.script"', '"data:"', 'data: for img and font']],
    [{ csp: { frame: ['blob:'] } }, ['"csp.frame"', '"blob:"', 'blob: for img']],
    [{ csp: { img: ['wss://hub.example'] } }, ['"csp.img"', '"wss://hub.example"', 'wss: is for connect']],
    [{ origin: 'wss://hub.example' }, ['"origin"', '"wss://hub.example"']],
    [{ events: 'submit' }, ['"events"', 'submitEvents()']],
    [{ opaque: 'yes' }, ['"opaque"', 'true or false']],
    [{ name: 'x' }, ['"name"', 'There is no such field']],
    [{ marker: 'class' }, ['"marker"', '"class"', 'element, attributes']],
  ])('refuses %o and names field, value and remedy', (part, words) => {
    for (const word of words) expect(() => defineProvider({ ...good, ...part } as never)).toThrow(word);
  });

  it('takes a line that stays open, and pictures and fonts that a script or a style sheet makes', () => {
    const csp = { connect: ['wss://chat.example'], img: ['data:', 'blob:'], font: ['data:'] };
    expect(defineProvider({ ...good, csp }).csp).toEqual(csp);
  });

  it('takes hosts with a port, by number, of a domain and below one', () => {
    const csp = { connect: ['http://localhost:3000', 'https://[::1]:8443', 'https://*.hub.example', 'wss://10.0.0.1'] };
    expect(defineProvider({ ...good, csp }).csp).toEqual(csp);
  });

  it.each([undefined, null, 'https://hub.example'])('says of %o that it is no provider', (given) => {
    expect(() => defineProvider(given as never)).toThrow(/^lead-widget: .*"provider" is .* Write an object/);
  });
});

describe('daa', () => {
  it.each([
    [
      { strategie: 'replace' },
      'field "strategie" is "replace". There is no such field. Use: origin, marker, kind, strategy.',
    ],
    [
      { script: '/hub.js' },
      'field "script" is "/hub.js". There is no such field. Use: origin, marker, kind, strategy.',
    ],
    [{ marker: 'klass' }, 'field "marker" is "klass". Use one of: class, attribute, element.'],
    [{ strategy: 'again' }, 'field "strategy" is "again". Use one of: keep, replace, reload-once.'],
  ])('refuses %o and names field, value and remedy', (options, words) => {
    expect(() => daa({ origin: 'https://hub.example', ...(options as object) })).toThrow(
      `lead-widget: provider, ${words}`,
    );
  });

  it.each([undefined, null, 'https://hub.example'])('says of %o that it is no object', (given) => {
    expect(() => daa(given as never)).toThrow(
      /"provider" is .* Write an object with origin, marker, kind, strategy\.$/,
    );
  });
});

describe('messageEvents', () => {
  it.each(['https://forms.example/', 'forms.example', '', undefined])(
    'refuses %o, of which no message comes',
    (origin) => {
      expect(() => messageEvents(origin as string, () => undefined)).toThrow(
        `lead-widget: provider, field "events" is ${JSON.stringify(origin) ?? 'undefined'}. Give messageEvents() an origin without a path`,
      );
    },
  );

  it.each(['https://forms.example', 'http://localhost:4890', 'null'])('takes %s', (origin) => {
    expect(messageEvents(origin, () => undefined)).toBeTypeOf('function');
  });
});

describe('frame', () => {
  it('needs no script, and names what the policy has to allow', () => {
    const provider = frame({ src: 'https://forms.example/{id}', title: 'Anfrage' });
    expect(provider).toMatchObject({ origin: 'https://forms.example', script: null });
    expect(provider.csp).toEqual({ frame: ['https://forms.example'] });
    expect(frame({ src: '/formular/{id}', title: 'Anfrage' }).origin).toBe('');
  });

  it.each(['formular/{id}', 'http://forms.example/{id}', '//forms.example/{id}', 'https://', undefined])(
    'refuses the address %s and names field, value and remedy',
    (src) => {
      expect(() => frame({ src: src as string, title: 'Anfrage' })).toThrow(
        `field "src" is ${JSON.stringify(src) ?? 'undefined'}. Write an address that begins with https:// or /`,
      );
    },
  );

  it('refuses an option that there is not', () => {
    const options = { src: '/formular', titel: 'Anfrage' };
    expect(() => frame(options as never)).toThrow(
      'field "titel" is "Anfrage". There is no such field. Use: src, title, events.',
    );
  });

  it('refuses an address whose host an id would choose', () => {
    for (const src of ['https://{id}.forms.example/', 'https://{id}/', '\\\\{id}/', '/\\{id}/']) {
      expect(() => frame({ src, title: 'Anfrage' })).toThrow(/field "src" is ".*after the host/);
    }
  });
});

describe('hubspot', () => {
  it('takes an account of any region', () => {
    expect(hubspot({ portal: '1234567' }).origin).toBe('https://js-eu1.hsforms.net');
    expect(hubspot({ portal: '1234567', region: 'na2' }).origin).toBe('https://js-na2.hsforms.net');
  });

  it.each([
    [{ portal: '12 3' }, 'field "portal" is "12 3". Write the id of the account, digits'],
    // Given uncalled where a function of the integration may stand, it is called with that.
    [{}, 'field "portal" is undefined. Write the id of the account, digits'],
    [{ portal: '123', regoin: 'na1' }, 'field "regoin" is "na1". There is no such field. Use: portal, region.'],
    [undefined, 'field "provider" is undefined. Write an object with portal, region.'],
    [{ portal: '123', region: 'EU 1' }, 'field "region" is "EU 1". Write the region of the account, e.g. "eu1".'],
  ])('refuses %o by the name of its own field', (options, words) => {
    expect(() => hubspot(options as never)).toThrow(words);
  });
});
