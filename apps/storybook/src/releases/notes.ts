import consentChangelog from '../../../../packages/consent/CHANGELOG.md?raw';
import consent from '../../../../packages/consent/package.json';
import leadWidgetChangelog from '../../../../packages/lead-widget/CHANGELOG.md?raw';
import leadWidget from '../../../../packages/lead-widget/package.json';
import uiChangelog from '../../../../packages/ui/CHANGELOG.md?raw';
import ui from '../../../../packages/ui/package.json';
import type { Notes } from './readRelease';

const changesets = Object.values(
  import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);

const notesOf = (name: string, version: string, changelog: string): Notes => ({
  version,
  changelog,
  pending: changesets.filter((text) => text.includes(`'${name}':`)),
});

/** The published packages, by the folder that they lie in. */
export const notes = {
  consent: notesOf(consent.name, consent.version, consentChangelog),
  'lead-widget': notesOf(leadWidget.name, leadWidget.version, leadWidgetChangelog),
  ui: notesOf(ui.name, ui.version, uiChangelog),
};

export type PackageName = keyof typeof notes;

/** The package that an entry such as `@sanierungsweg/ui/button` belongs to. */
export function packageOf(entry: string): PackageName | undefined {
  const name = entry.split('/')[1] ?? '';
  return name in notes ? (name as PackageName) : undefined;
}
