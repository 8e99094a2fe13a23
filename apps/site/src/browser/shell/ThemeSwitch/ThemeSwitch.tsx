import { useSyncExternalStore } from 'react';
import * as styles from './ThemeSwitch.css';
import { chooseTheme, currentTheme, subscribeTheme, type Theme } from './theme';

const CHOICES: readonly (readonly [Theme, string])[] = [
  ['system', 'Wie das Gerät'],
  ['light', 'Hell'],
  ['dark', 'Dunkel'],
];

/** Light, dark or as the device says. Shown once it works, so nowhere without JavaScript. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme | null>(subscribeTheme, currentTheme, () => null);
  if (theme === null) return <div className={styles.place} />;
  return (
    <div className={styles.place}>
      <fieldset>
        <legend>Erscheinungsbild</legend>
        <div className={styles.choices}>
          {CHOICES.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
