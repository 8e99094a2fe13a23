import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { palettes } from '../../../packages/ui/src/tokens/values.generated.ts';
import { speakGerman } from './german/speakGerman';

const { light } = palettes;

/** Pages to read, without anything to control or to play. */
const READ = /^(willkommen|grundlagen)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (READ.test(storyId ?? '') ? false : shown),
  },
  theme: create({
    base: 'light',
    brandTitle: 'Sanierungsweg, Gestaltung',
    brandUrl: './',
    colorPrimary: light['color-cta'],
    colorSecondary: light['color-link'],
    appBg: light['color-surface-soft'],
    appContentBg: light['color-surface'],
    appBorderColor: light['color-line'],
    textColor: light['color-text'],
    textMutedColor: light['color-text-muted'],
    barTextColor: light['color-text-muted'],
    barSelectedColor: light['color-link'],
  }),
});

speakGerman(document.body);
