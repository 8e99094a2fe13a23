import type { ComponentType } from 'react';
import { allViews } from '../views/allViews';
import type { SectionData, ViewProps } from '../views/view';

export interface SectionViewProps {
  section: SectionData;
  look?: ViewProps<'prose'>['look'];
}

/** Draws any section of a record. */
export function SectionView({ section, look }: SectionViewProps) {
  // allViews pairs types and views, checked by the compiler; a union of components cannot be called as one.
  const View = allViews[section.type] as unknown as ComponentType<SectionViewProps>;
  return <View section={section} look={look} />;
}
