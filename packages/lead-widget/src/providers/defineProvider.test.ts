import { daa, defineProvider, frame } from '@sanierungsweg/lead-widget/providers';
import { describe, expect, it } from 'vitest';

const good = { origin: 'https://hub.example', script: '/hub.js?{id}', marker: { attributes: { class: 'x-{id}' } } };

describe('defineProvider', () => {
  it('gives back what is right', () => {
    expect(defineProvider(good)).toBe(good);
    expect(defineProvider({ ...good, origin: '', script: null, kind: 'module', strategy: 'keep' }).script).toBeNull();
    expect(daa({ origin: '', marker: 'element' }).marker.element).toBe('daa-wgt');
  });

  it.each([
    [{ origin: 'hub.example' }, ['"origin"', '"hub.example"', 'https://hub.example']],
    [{ origin: 'https://hub.example/x' }, ['"origin"', 'without a path']],
    [{ origin: 'javascript:0' }, ['"origin"', '"javascript:0"']],
    [{ script: 'hub.js' }, ['"script"', '"hub.js"', '/js/hub.js?{id}']],
    [{ script: '//evil.example/x.js' }, ['"script"']],
    [{ script: 'data:text/javascript,0' }, ['"script"']],
    [{ kind: 'defer' }, ['"kind"', '"defer"', 'module, async']],
    [{ strategy: 'again' }, ['"strategy"', '"again"', 'reload-once']],
    [{ marker: undefined }, ['"marker.attributes"', 'daa-{id}']],
    [{ marker: { element: 'script', attributes: { a: '' } } }, ['"marker.element"', '"script"']],
    [{ marker: { attributes: { onclick: 'x' } } }, ['"marker.attributes.onclick"']],
    [{ marker: { attributes: { src: 'javascript:0' } } }, ['"marker.attributes.src"', 'https://']],
    [{ csp: { worker: [] } }, ['"csp"', '"worker"', 'frame']],
    [{ csp: { img: ['*.example'] } }, ['"csp.img"', '"*.example"']],
    [{ events: 'submit' }, ['"events"', 'submitEvents()']],
    [{ opaque: 'yes' }, ['"opaque"', 'true or false']],
    [{ name: 'x' }, ['"name"', 'There is no such field']],
  ])('refuses %o and names field, value and remedy', (part, words) => {
    for (const word of words) expect(() => defineProvider({ ...good, ...part } as never)).toThrow(word);
  });
});

describe('frame', () => {
  it('needs no script, and names what the policy has to allow', () => {
    const provider = frame({ src: 'https://forms.example/{id}', title: 'Anfrage' });
    expect(provider).toMatchObject({ origin: 'https://forms.example', script: null });
    expect(provider.csp).toEqual({ frame: ['https://forms.example'] });
  });
});
