import { useAttached } from '../../../islands/useAttached';
import { attachThemeSwitch } from './attachThemeSwitch';
import * as styles from './ThemeSwitch.css';
import type { Theme } from './theme';

const CHOICES: readonly (readonly [Theme, string])[] = [
  ['system', 'Wie das Gerät'],
  ['light', 'Hell'],
  ['dark', 'Dunkel'],
];

/** Light, dark or as the device says. Shown once it works, so nowhere without JavaScript. */
export function ThemeSwitch() {
  const choices = useAttached<HTMLFieldSetElement>(attachThemeSwitch);
  return (
    <div className={styles.place}>
      <fieldset ref={choices} data-themes="" hidden>
        <legend>Erscheinungsbild</legend>
        <div className={styles.choices}>
          {CHOICES.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name="theme" value={value} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
