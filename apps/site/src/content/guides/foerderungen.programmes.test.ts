import { expect, it } from 'vitest';
import { plainText } from '../walk';
import { programmes } from './foerderungen.programmes';

it.each(Object.values(programmes))('says of “$name” who is responsible', ({ name, application }) => {
  expect(`${name} ${plainText(application)}`).toMatch(/BAFA|KfW|Finanzamt|beim Land/);
});
