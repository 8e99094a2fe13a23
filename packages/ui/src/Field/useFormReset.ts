import { type Ref, type RefObject, useEffect, useImperativeHandle, useInsertionEffect, useRef } from 'react';

/**
 * Calls `reset` of the last drawing when the form around goes back to its start, before its fields do.
 *
 * @returns What the field takes as its `ref`, to fill the given one.
 */
export function useFormReset<Field extends HTMLInputElement | HTMLSelectElement>(
  ref: Ref<Field> | undefined,
  reset: (field: Field, event: Event) => void,
): RefObject<Field | null> {
  const own = useRef<Field>(null);
  useImperativeHandle(ref, () => own.current as Field);
  const latest = useRef(reset);
  // React resets a form whose action has ended before it runs any later effect of the drawing that brings the answer.
  useInsertionEffect(() => {
    latest.current = reset;
  });
  // After each drawing, because that may name another form.
  useEffect(() => {
    const field = own.current as Field;
    const { form } = field;
    const listen = (event: Event) => latest.current(field, event);
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
  return own;
}
