import { field } from '../Field/Field.css';
import { hint, label } from '../Field/Label.css';
import { input, large } from './TextField.css';

/**
 * The class names of a text field’s parts, for a field that `TextField` does not draw: one in a row with its button, one
 * of another library, one in markup without React. The label’s `for` and the `aria-describedby` of the hint are then
 * yours to write. `large` goes beside `input`. Works in server components.
 *
 * @example
 * <label className={textFieldClasses.label} htmlFor="plz">Postcode</label>
 * <input className={textFieldClasses.input} id="plz" name="plz" inputMode="numeric" />
 */
export const textFieldClasses: {
  /** Around label, hint and control. */
  readonly field: string;
  /** The `<label>`. */
  readonly label: string;
  /** What helps to fill it in. */
  readonly hint: string;
  /** The `<input>`; reacts to `aria-invalid` and `disabled`. */
  readonly input: string;
  /** 60 px instead of 52 px high. */
  readonly large: string;
} = { field, label, hint, input, large };
