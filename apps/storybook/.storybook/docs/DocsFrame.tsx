import { palettes } from '@sanierungsweg/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
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

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

function subscribeDevice(notify: () => void): () => void {
  darkDevice.addEventListener('change', notify);
  return () => darkDevice.removeEventListener('change', notify);
}

/** The theme of the toolbar; “System” is what the device has, also when it turns dark in the evening. */
function useShownTheme(): Theme {
  const channel = addons.getChannel();
  const [wanted, setWanted] = useState<unknown>(() => channel.last('globalsUpdated')?.[0]?.globals?.theme);
  const isDeviceDark = useSyncExternalStore(subscribeDevice, () => darkDevice.matches);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) => setWanted(globals.theme);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return wanted === 'dark' || (wanted === 'system' && isDeviceDark) ? 'dark' : 'light';
}

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
  const theme = useShownTheme();
  useEffect(speakGermanFromNowOn, []);
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
