import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog';

// What the browser does with it is tested in browser/dialog.spec.ts; jsdom has no modal dialogs.

it('is delivered closed, even when it shall be open, and is named and described by its texts', () => {
  const markup = renderToStaticMarkup(
    <Dialog open onOpenChange={() => {}} title="Delete?" description="For good." closeLabel="Close">
      …
    </Dialog>,
  );
  const [, title] = /aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  const [, description] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`<h2 id="${title}"`);
  expect(markup).toContain(`<p id="${description}">For good.`);
  expect(markup).not.toMatch(/<dialog[^>]* open/);
});
