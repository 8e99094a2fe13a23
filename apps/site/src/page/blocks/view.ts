import type { ComponentType } from 'react';
import type { InfoSection, Section } from '../../content/records';
import type { Tone } from './SectionFrame/SectionFrame';
import { sectionId } from './sectionId';

export type SectionType = (Section | InfoSection)['type'];

/** A section of a record. */
export type SectionData<T extends SectionType = SectionType> = Extract<Section | InfoSection, { type: T }>;

export interface ViewProps<T extends SectionType> {
  section: SectionData<T>;
  tone?: Tone;
}

/** Draws one type of section. */
export type View<T extends SectionType> = ComponentType<ViewProps<T>>;

/** What the frame of a section needs. */
export function frameProps(section: SectionData) {
  return { id: sectionId(section), heading: section.heading, intro: section.intro };
}
