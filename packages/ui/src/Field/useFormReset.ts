import { type Ref, type RefObject, useEffect, useImperativeHandle, useInsertionEffect, useRef } from 'react';

/**
 * Calls the `reset` of the last render when the form around is reset, before its fields are.
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
  // React resets a form whose action has ended before it runs any later effect of the render that brings the answer.
  useInsertionEffect(() => {
    latest.current = reset;
  });
  // After each render, because that may name another form.
  useEffect(() => {
    const field = own.current as Field;
    const { form } = field;
    const listen = (event: Event) => latest.current(field, event);
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
  return own;
}
