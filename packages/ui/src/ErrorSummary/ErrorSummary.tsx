import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { list, summary, title as titleClass } from './ErrorSummary.css';

/** What is wrong in one place. */
export interface FormError {
  /**
   * `id` of the field to correct, or of the `RadioGroup` or `Fieldset`. Without it the error belongs to the form as a whole.
   */
  field?: string | undefined;
  /** What is wrong and how to put it right, in the words that stand at the field. */
  message: string;
}

/** Props of `ErrorSummary`. Attributes of `<div>` pass through. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Says that something has to be corrected. */
  title: ReactNode;
  /** Everything that is wrong, in the order of the form. Nothing is drawn where there is nothing. */
  errors: readonly FormError[];
  /** Level of the heading, by the outline of the page. Default: `2`. */
  level?: 2 | 3 | 4 | undefined;
}

/** Focuses the field, or of a group the first control that takes focus, among radios the one that is chosen. */
function focus(field: HTMLElement, root: Document) {
  const { elements } = field as HTMLFieldSetElement;
  const controls = [...(elements ?? [field])] as HTMLInputElement[];
  const chosen = controls.find(({ type, name, checked }) => type === 'radio' && checked && name === controls[0]?.name);
  for (const control of chosen ? [chosen] : controls) {
    // Within a long group it may lie further down.
    control.focus({ preventScroll: !elements });
    if (root.activeElement === control) return;
  }
}

/** Shows the field with its label and puts the cursor into it, also on pages whose router reads the fragment. */
function goTo(event: MouseEvent, id: string) {
  // Or the shadow root that the form stands in.
  const root = event.currentTarget.getRootNode() as Document;
  const field = root.getElementById(id) as HTMLInputElement | null;
  if (!field) return;
  event.preventDefault();
  (field.labels?.[0] ?? field).scrollIntoView?.();
  focus(field, root);
}

/**
 * All errors of a form above it, each a link to its field or to the first control of a group. Takes focus whenever it
 * gets other errors than before, so that they are read and can be worked off. Where the same may come again, say
 * `aria-busy` while the form is being sent, or give a `key` that counts the checks: then it takes focus after each.
 * `className`, `style`, `ref` and all other attributes go to the one element around. A client component.
 *
 * @throws TypeError if plain JavaScript leaves out `errors`; an empty list is fine.
 * @example
 * <ErrorSummary title="Please correct two things" errors={[
 *   { field: 'plz', message: 'The postcode has five digits.' },
 *   { field: 'mail', message: 'An address has an @.' },
 * ]} />
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ title, errors, level = 2, className, ref, ...props }: ErrorSummaryProps) {
  warnOfList('ErrorSummary', { errors });
  const id = useId();
  const Title = `h${level}` as const;
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  const said = JSON.stringify(errors);
  // Not the text “false”.
  const isBusy = props['aria-busy'] === true;

  useEffect(() => {
    // Not there where nothing is wrong.
    if (!isBusy) element.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with other errors the focus comes back
  }, [said, isBusy]);

  if (!errors[0]) return null;
  return (
    <div
      role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of the form to fill in
      aria-labelledby={id}
      tabIndex={-1}
      {...props}
      ref={element}
      className={joinClasses(summary, className)}
    >
      <Title className={titleClass} id={id}>
        {title}
      </Title>
      <ul className={list} role="list">
        {errors.map(({ field, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- several fields may say the same, and links hold no state
          <li key={index}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
