import { palettes } from '@sanierungsweg/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { speakGerman } from '../german/speakGerman';
import { DarkDocs } from './darkDocs';
import { type Theme, themeFrames } from './framedTheme';

let speaksGerman = false;

/** Storybook's words around the documentation, from the first page of it on. */
function speakGermanFromNowOn(): void {
  if (speaksGerman) return;
  speaksGerman = true;
  speakGerman(document.body);
}

const shownTheme = (wanted: unknown): Theme =>
  wanted === 'dark' || (wanted === 'system' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light';

function themeOf(theme: Theme) {
  const colors = palettes[theme];
  return create({
    base: theme,
    fontBase: 'Figtree, sans-serif',
    appContentBg: colors['color-surface'],
    appBg: colors['color-surface'],
    appPreviewBg: colors['color-surface'],
    appBorderColor: colors['color-line'],
    barBg: colors['color-surface-soft'],
    inputBg: colors['color-surface'],
    inputBorder: colors['color-line-strong'],
    inputTextColor: colors['color-text'],
    textColor: colors['color-text'],
    textMutedColor: colors['color-text-muted'],
    colorSecondary: colors['color-link'],
  });
}

/** Documentation pages in the theme of the toolbar, so that examples and words around them belong together. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const channel = addons.getChannel();
  const [theme, setTheme] = useState(() => shownTheme(channel.last('globalsUpdated')?.[0]?.globals?.theme ?? 'light'));
  useEffect(speakGermanFromNowOn, []);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(shownTheme(globals.theme));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    themeFrames(theme);
  }, [theme]);
  return (
    <DocsContainer {...props} theme={themeOf(theme)}>
      <DarkDocs value={theme === 'dark'}>{children}</DarkDocs>
    </DocsContainer>
  );
}
