import { Group, Path, type Place } from './marks.tsx';

/** A shield with a tick around 0, 0, 44 high: what is insured or vouched for. */
export const Shield = (place: Place) => (
  <Group {...place}>
    <Path d="M0-22l18 7v13c0 12-9 19-18 24-9-5-18-12-18-24v-13z" fill="leaf" />
    <Path d="M-8 0l6 6 11-12" line="strong" />
  </Group>
);
