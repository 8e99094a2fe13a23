import { describe, expect, it, vi } from 'vitest';
import { type Content, contentPath, loadContent, MissingContentError, primeContent, provideContent } from './content';
import type { Route } from './route';

const route = () => ({ path: '/probe' }) as unknown as Route;
const content: Content = { html: '<h1>Probe</h1>', title: 'Probe', description: 'Probe', canonical: '/probe' };

describe('loadContent', () => {
  it('fetches the content of a route once', async () => {
    const source = vi.fn(() => Promise.resolve(content));
    provideContent(source);
    const probe = route();
    await Promise.all([loadContent(probe), loadContent(probe)]);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('reports missing content and tries again on the next call', async () => {
    provideContent(
      vi.fn<() => Promise<Content>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(content),
    );
    const probe = route();
    await expect(loadContent(probe)).rejects.toThrow(MissingContentError);
    await expect(loadContent(probe)).resolves.toBe(content);
  });

  it('has primed content at once, without its source', () => {
    provideContent(() => Promise.reject(new Error('never asked')));
    const probe = route();
    primeContent(probe, content);
    expect(loadContent(probe)).toMatchObject({ status: 'fulfilled', value: content });
  });
});

describe('contentPath', () => {
  it('names a file for every route', () => {
    expect(contentPath('1a2b', '/')).toBe('/content/1a2b/index.json');
    expect(contentPath('1a2b', '/heizung')).toBe('/content/1a2b/heizung.json');
  });
});
