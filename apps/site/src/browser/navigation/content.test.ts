import { describe, expect, it, vi } from 'vitest';
import type { Route } from '../../routes';
import { type Content, contentPath } from '../pageContent';
import { contentFailed, loadContent, MissingContentError, primeContent, provideContent } from './content';

const route = () => ({ path: '/probe' }) as unknown as Route;
const content: Content = { html: '<h1>Probe</h1>', title: 'Probe', description: 'Probe', canonical: '/probe' };

describe('loadContent', () => {
  it('fetches the content of a route once', async () => {
    const source = vi.fn<() => Promise<Content>>(() => Promise.resolve(content));
    provideContent(source);
    const probe = route();
    await Promise.all([loadContent(probe), loadContent(probe)]);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('reports missing content and remembers it, so that drawing it does not ask without end', async () => {
    const source = vi.fn<() => Promise<Content>>().mockRejectedValue(new TypeError('gone'));
    provideContent(source);
    const probe = route();
    expect(contentFailed(probe)).toBe(false);
    await expect(loadContent(probe)).rejects.toThrow(MissingContentError);
    await expect(loadContent(probe)).rejects.toThrow(MissingContentError);
    expect(source).toHaveBeenCalledTimes(1);
    expect(contentFailed(probe)).toBe(true);
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
