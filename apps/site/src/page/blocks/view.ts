import type { ComponentType } from 'react';
import type { InfoSection, Section } from '../../content/records';
import type { Baked } from '../baked';
import type { Tone } from './SectionFrame/SectionFrame';

export type SectionType = (Section | InfoSection)['type'];

/** A section as it comes out of baking; its id is always there. */
export type SectionData<T extends SectionType = SectionType> = Baked<Extract<Section | InfoSection, { type: T }>>;

export interface ViewProps<T extends SectionType> {
  section: SectionData<T>;
  tone?: Tone;
}

/** Draws one type of section. */
export type View<T extends SectionType> = ComponentType<ViewProps<T>>;

/** What the frame of a section needs. */
export function frameProps({ id = '', heading, intro }: SectionData) {
  return { id, heading, intro };
}
