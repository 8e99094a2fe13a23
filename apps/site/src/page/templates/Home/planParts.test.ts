import { expect, it } from 'vitest';
import { plannerRecord } from '../../../content/pages/planner';
import { labelOf } from '../../labelOf';
import { originsOf } from './planParts';

it('says which other pages name another value, and counts itself among none of them', () => {
  const notes = originsOf(plannerRecord).flatMap(({ conflict }) => conflict ?? []);
  expect(notes).toContainEqual(expect.stringContaining(`(${labelOf('/dach')})`));
  expect(notes.filter((note) => note.includes(labelOf('/')))).toEqual([]);
});
