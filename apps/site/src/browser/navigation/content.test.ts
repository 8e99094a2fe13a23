import { describe, expect, it, vi } from 'vitest';
import { type Content, contentPath } from '../pageContent';
import { contentFailed, loadContent, MissingContentError, provideContent } from './content';
import { rememberLoaded } from './loadedPage';

const content: Content = {
  html: '<h1>Probe</h1>',
  request: '/handwerkersuche',
  title: 'Probe',
  description: 'Probe',
  canonical: '/probe',
  indexed: true,
};

describe('loadContent', () => {
  it('fetches the content of a route once', async () => {
    const source = vi.fn<() => Promise<Content>>(() => Promise.resolve(content));
    provideContent(source);
    const path = '/einmal';
    await Promise.all([loadContent(path), loadContent(path)]);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('reports missing content and remembers it, so that drawing it does not ask without end', async () => {
    const source = vi.fn<() => Promise<Content>>().mockRejectedValue(new TypeError('gone'));
    provideContent(source);
    const path = '/fehlt';
    expect(contentFailed(path)).toBe(false);
    await expect(loadContent(path)).rejects.toThrow(MissingContentError);
    await expect(loadContent(path)).rejects.toThrow(MissingContentError);
    expect(source).toHaveBeenCalledTimes(1);
    expect(contentFailed(path)).toBe(true);
  });

  it('has the page that was loaded at once, without its source', () => {
    provideContent(() => Promise.reject(new Error('never asked')));
    const path = '/da';
    rememberLoaded(path, content);
    expect(loadContent(path)).toMatchObject({ status: 'fulfilled', value: content });
  });
});

describe('contentPath', () => {
  it('names a file for every route', () => {
    expect(contentPath('1a2b', '/')).toBe('/content/1a2b/index.json');
    expect(contentPath('1a2b', '/heizung')).toBe('/content/1a2b/heizung.json');
  });
});
