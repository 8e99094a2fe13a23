import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { bare, text } from '../../../content/text';
import { bafaGrant, begCap } from '../../../figures/funding';
import { PictureCards } from './PictureCards';

describe('PictureCards', () => {
  it('shows a cap, whose label says that it is one, as it shows other amounts', () => {
    const card = {
      title: 'BAFA',
      description: text`Zuschuss`,
      facts: [
        { label: 'Zuschuss', value: bafaGrant },
        { label: 'Obergrenze', value: text`${bare(begCap)}` },
        { label: 'Für wen', value: text`Eigentum` },
      ],
    };
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <PictureCards cards={[card]} />
      </MemoryRouter>,
    );
    const [grant, cap, words] = [...html.matchAll(/<div class="([^"]*)"><dt>/g)].map(([, classes]) => classes);
    expect(cap).toBe(grant);
    expect(words).not.toBe(grant);
  });
});
