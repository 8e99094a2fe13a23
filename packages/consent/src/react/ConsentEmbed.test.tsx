import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConsentEmbed, type ConsentEmbedProps } from './ConsentEmbed';
import { ConsentProvider } from './ConsentProvider';

const SRC = 'https://maps.example.org/embed?q=1';

function app(props: Partial<ConsentEmbedProps> = {}, store = createConsentStore()) {
  return (
    <ConsentProvider texts={de} links={{ privacy: '/p', imprint: '/i' }} store={store}>
      <ConsentEmbed category="functional" title="Karte: Anfahrt" src={SRC} {...props} />
    </ConsentProvider>
  );
}
const frame = () => document.querySelector('iframe');

describe('ConsentEmbed', () => {
  it('names neither frame nor address before consent, on the server and after', () => {
    const html = renderToString(app());
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('embed?q=1');
    const { container } = render(app());
    expect(container.querySelectorAll('iframe, img, link, script')).toHaveLength(0);
    expect(container.innerHTML).not.toContain('embed?q=1');
  });

  it('says what loads and who receives data', () => {
    render(app());
    expect(screen.getByText('Karte: Anfahrt')).toBeVisible();
    expect(screen.getByText(/kommt von maps\.example\.org/)).toBeVisible();
    for (const name of ['Einmal laden', 'Immer laden']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Karte: Anfahrt');
    }
  });

  it('loads once without storing, until the next decision', async () => {
    const store = createConsentStore();
    render(app({ allow: 'geolocation' }, store));
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    expect(frame()).toHaveAttribute('src', SRC);
    expect(frame()).toHaveAttribute('title', 'Karte: Anfahrt');
    expect(frame()).toHaveAttribute('allow', 'geolocation');
    expect(localStorage).toHaveLength(0);
    expect(store.getSnapshot().status).toBe('undecided');
    expect(frame()?.parentElement).toHaveFocus();
    act(() => store.rejectAll());
    expect(frame()).toBeNull();
  });

  const OTHER = 'https://tracker.example/embed';
  it.each<[string, Partial<ConsentEmbedProps>, Partial<ConsentEmbedProps>]>([
    ['address', {}, { src: OTHER }],
    ['category', {}, { category: 'marketing' }],
    ['provider', {}, { provider: 'Beispiel Werbung' }],
    ['address, category and provider', { provider: 'Karten' }, { src: OTHER, category: 'marketing', provider: 'T' }],
    [
      'title, all that is known of it',
      { src: undefined, children: 'A' },
      { src: undefined, children: 'B', title: 'B' },
    ],
  ])('asks anew for another %s in the same place', async (_what, before, after) => {
    const store = createConsentStore();
    const { container, rerender } = render(app(before, store));
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    expect(container.querySelector('.dpc-frame')).not.toBeNull();
    rerender(app(after, store));
    expect(container.querySelector('.dpc-frame')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    expect(container.querySelector('.dpc-frame')).not.toBeNull();
  });

  it('stays loaded under another title and in another size', async () => {
    const store = createConsentStore();
    const { rerender } = render(app({}, store));
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    const loaded = frame();
    rerender(app({ title: 'Map', className: 'wide' }, store));
    expect(frame()).toBe(loaded);
  });

  it('takes the focus only where its own button had it', async () => {
    const store = createConsentStore();
    render(app({}, store));
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    act(() => store.rejectAll());
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    act(() => store.acceptAll());
    expect(frame()).not.toBeNull();
    expect(opener).toHaveFocus();
  });

  it('allows its category for good, leaves the other as it is, and goes with the consent', async () => {
    const store = createConsentStore();
    render(app({}, store));
    await userEvent.click(screen.getByRole('button', { name: 'Immer laden' }));
    expect(frame()?.parentElement).toHaveFocus();
    expect(localStorage.getItem('cookie-consent')).toBe('{"necessary":true,"functional":true,"marketing":false}');
    act(() => store.save({ functional: false }));
    expect(frame()).toBeNull();
  });

  it('renders children in place of a frame', async () => {
    render(app({ children: <p>Widget</p>, src: undefined, provider: 'Beispiel' }));
    expect(screen.queryByText('Widget')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    expect(screen.getByText('Widget')).toBeVisible();
  });

  it('keeps one element with the given class before and after, so that its size can be reserved', async () => {
    const { container } = render(app({ className: 'box' }));
    const box = container.firstElementChild;
    expect(box).toHaveClass('box');
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    expect(container.firstElementChild).toBe(box);
  });

  it('shows names as they are, and the receiving host alone', () => {
    const texts = { ...de, embedText: '{title} kommt von {provider}.' };
    const shown = (props: Partial<ConsentEmbedProps>) => {
      const page = render(
        <ConsentProvider texts={texts} links={{ privacy: '/p', imprint: '/i' }} store={createConsentStore()}>
          <ConsentEmbed category="functional" title="A$&B" {...props} />
        </ConsentProvider>,
      );
      const text = page.container.querySelectorAll('p')[1]?.textContent;
      page.unmount();
      return text;
    };
    expect(shown({ provider: "$&$1$'", src: SRC })).toBe("A$&B kommt von $&$1$'.");
    expect(shown({ src: 'https://karten.example@maps.example.org/x' })).toBe('A$&B kommt von maps.example.org.');
  });

  it('names the own host for a relative address once it is known, and nobody where nobody is known', async () => {
    const nobody = 'Beim Laden erhält der Anbieter Daten';
    const html = renderToString(app({ src: '/karte.html' }));
    expect(html).toContain(nobody);
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    render(app({ src: '/karte.html' }), { container: place, hydrate: true });
    expect(place).toHaveTextContent('kommt von www.example.org');
    expect(render(app({ src: undefined, children: <p>Widget</p> })).container).toHaveTextContent(nobody);
    expect(document.body.innerHTML).not.toContain('invalid');
  });

  it('says nothing of a receiver in texts that have no sentence for it', () => {
    const { embedTextUnnamed: _none, ...texts } = de;
    const { container } = render(
      <ConsentProvider texts={texts} links={{ privacy: '/p', imprint: '/i' }} store={createConsentStore()}>
        <ConsentEmbed category="functional" title="Karte">
          Widget
        </ConsentEmbed>
      </ConsentProvider>,
    );
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Karte']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)', 'https://', 'ftp://example.org/film'])(
    'embeds nothing from %j, allowed or not, and says so to the developer',
    (src) => {
      const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
      const store = createConsentStore();
      store.acceptAll();
      render(app({ src }, store));
      expect(frame()).toBeNull();
      expect(complaint.mock.calls[0]?.[0]).toContain('Only http and https can be embedded');
      complaint.mockClear();
    },
  );
});
