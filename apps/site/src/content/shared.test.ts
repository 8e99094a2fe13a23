import { expect, it } from 'vitest';
import { fewOffers, maxOffers } from '../figures/service';
import { brokerNote, FIGURES_NOTE } from './shared';
import { link } from './text';
import { plainText } from './walk';

it('says beside a form how many businesses may answer, and promises none where nobody offers', () => {
  expect(plainText(brokerNote(fewOffers))).toContain('bis zu\u00a03');
  expect(plainText(brokerNote(maxOffers))).toContain('bis zu\u00a05');
  expect(plainText(brokerNote(undefined))).not.toMatch(/\d/);
});

it('lets nobody read the visitor where it means the request, and no offer answer for a saving', () => {
  expect(plainText(brokerNote(maxOffers))).not.toMatch(/\. Sie /);
  expect(FIGURES_NOTE).not.toMatch(/Angebot/);
});

it('leads from every form to who its provider is', () => {
  for (const offers of [maxOffers, undefined]) {
    expect(brokerNote(offers)).toContainEqual(link('/datenschutz#anbieter', 'Anbieter dieses Formulars'));
  }
});
