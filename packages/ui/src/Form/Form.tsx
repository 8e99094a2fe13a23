import { ErrorSummary, type FormError } from '@sanierungsweg/ui/error-summary';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { joinClasses } from '../joinClasses';
import { form } from './Form.css';

/** Props of `Form`. Attributes of `<form>` pass through. */
export interface FormProps extends ComponentProps<'form'> {
  /** What your check or your server found wrong, in the order of the fields. Default: nothing. */
  errors?: readonly FormError[] | undefined;
  /** Heading above the errors. */
  errorTitle: ReactNode;
  /** Level of that heading, by the outline of the page. Default: `2`. */
  errorLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether it is being sent: it is busy, sending it again is ignored, and errors wait for its end to take focus. Default:
   * `false`.
   */
  pending?: boolean | undefined;
}

const ignore = (event: SubmitEvent) => event.preventDefault();

/**
 * A form that lists above its fields what has to be corrected, as links, and takes focus there: when errors are others than
 * before, and when `pending` ends with the same. Give each field the same words as its `error`. The browser's own bubbles
 * are off (`noValidate`), since they vanish and cannot be styled; set `noValidate={false}` to have them. With an `action`
 * give each field back what was sent, as its `defaultValue` or `defaultChecked`: React empties the form when the action
 * has ended. `className`, `style`, `ref` and all other attributes go to the `<form>`. Server-safe unless `pending`. Its
 * list of errors is styled by `error-summary.css`.
 *
 * @example
 * const [errors, send, pending] = useActionState(sendToServer, []);
 * <Form action={send} errors={errors} errorTitle="Please correct this first" pending={pending}>
 *   <TextField id="mail" name="mail" label="E-mail" error={errors.find(({ field }) => field === 'mail')?.message} />
 *   <Button type="submit" loading={pending}>Send</Button>
 * </Form>
 * @see https://www.w3.org/WAI/tutorials/forms/notifications/
 */
export function Form({
  errors = [],
  errorTitle,
  errorLevel,
  pending = false,
  onSubmit,
  className,
  children,
  ...props
}: FormProps) {
  const isBusy = pending || undefined;
  return (
    <form
      noValidate
      aria-busy={isBusy}
      data-state={isBusy && 'pending'}
      {...props}
      onSubmit={pending ? ignore : onSubmit}
      className={joinClasses(form, className)}
    >
      <ErrorSummary title={errorTitle} errors={errors} level={errorLevel} aria-busy={isBusy} />
      {children}
    </form>
  );
}
