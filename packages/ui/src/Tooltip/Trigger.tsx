import { cloneElement, type DOMAttributes, type ReactElement } from 'react';
import { joinClasses } from '../joinClasses';

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick'
>;

/** What the tooltip adds to the control it explains. */
export type TriggerProps = Handlers & { 'aria-describedby'?: string | undefined };

type Handler = (event: never) => void;

/** The control itself; its own handlers run first, its own description comes first. */
export function Trigger({ control, ...added }: TriggerProps & { control: ReactElement<TriggerProps> }) {
  const own: Record<string, unknown> = control.props;
  const props = Object.entries(added).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? joinClasses(own[name] as string | undefined, value)
      : (event: never) => {
          (own[name] as Handler | undefined)?.(event);
          value(event);
        },
  ]);
  return cloneElement(control, Object.fromEntries(props) as TriggerProps);
}
