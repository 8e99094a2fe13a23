import { chooseTheme, currentTheme, subscribeTheme, type Theme } from './theme';

/** Makes the radio buttons that ThemeSwitch.tsx has drawn work and shows them, until the signal ends it. */
export function attachThemeSwitch(place: HTMLElement, signal?: AbortSignal): void {
  const radios = [...place.querySelectorAll('input')];
  const show = () => {
    for (const radio of radios) radio.checked = radio.value === currentTheme();
  };
  show();
  place.hidden = false;
  for (const radio of radios) radio.addEventListener('change', () => chooseTheme(radio.value as Theme), { signal });
  const stop = subscribeTheme(show);
  signal?.addEventListener('abort', stop);
}
