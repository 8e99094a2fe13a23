import type { ComponentType } from 'react';
import { allViews } from '../allViews';
import type { Tone } from '../SectionFrame/SectionFrame';
import type { SectionData } from '../view';

export interface SectionViewProps {
  section: SectionData;
  tone?: Tone;
}

/** Draws any section of a record. */
export function SectionView({ section, tone }: SectionViewProps) {
  // allViews pairs types and views, checked by the compiler; a union of components cannot be called as one.
  const View = allViews[section.type] as unknown as ComponentType<SectionViewProps> | undefined;
  if (!View) {
    const types = Object.keys(allViews).join(', ');
    throw new Error(`There is no section of the type “${section.type}”. Use one of: ${types}.`);
  }
  return <View section={section} tone={tone} />;
}
