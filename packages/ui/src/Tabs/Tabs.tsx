import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { joinClasses } from '../joinClasses';
import { list, panel, tab, tabs } from './Tabs.css';

/** A tab and what it shows. */
export interface TabsItem {
  /** Which one it is; unique within the tabs. */
  value: string;
  /** What stands on the tab. */
  label: ReactNode;
  /** What the tab shows. */
  content: ReactNode;
}

/** Props of `Tabs`. Attributes of `<div>` pass through. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the tabs have in common, for assistive technology. */
  label: string;
  /** The tabs, in order; at least one. */
  items: readonly TabsItem[];
  /** Which tab is shown; controls the tabs. */
  value?: string;
  /** Which tab is shown at the start, where nothing controls the tabs. Default: the first. */
  defaultValue?: string;
  /** Called with the tab the visitor chose. */
  onValueChange?: (value: string) => void;
}

/** Which way an arrow leads, or to which end. */
function target(key: string, from: number, count: number, rightToLeft: boolean): number | undefined {
  const step = rightToLeft ? -1 : 1;
  if (key === 'ArrowRight') return (from + step + count) % count;
  if (key === 'ArrowLeft') return (from - step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Several views of one thing in the same place, such as ways of heating to compare. What everybody needs does not
 * belong behind a tab. The delivered page shows the chosen tab. `className`, `style`, `ref` and all other attributes go
 * to the one element around. A client component.
 *
 * @example
 * <Tabs label="Ways of heating" items={[
 *   { value: 'air', label: 'Air', content: <p>…</p> },
 *   { value: 'ground', label: 'Ground', content: <p>…</p> },
 * ]} />
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const chosen = value ?? own;
  const row = useRef<HTMLDivElement>(null);

  function choose(next: string) {
    setOwn(next);
    onValueChange?.(next);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const from = items.findIndex((item) => item.value === chosen);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const item = items[target(event.key, from, items.length, rightToLeft) ?? -1];
    if (!item) return;
    event.preventDefault();
    choose(item.value);
    [...(row.current?.querySelectorAll<HTMLElement>('[data-value]') ?? [])]
      .find(({ dataset }) => dataset.value === item.value)
      ?.focus();
  }

  return (
    <div {...props} className={joinClasses(tabs, className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs are focused, and their keys arrive here */}
      <div ref={row} role="tablist" aria-label={label} className={list} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={`${id}-panel-${item.value}`}
            aria-selected={item.value === chosen}
            tabIndex={item.value === chosen ? 0 : -1}
            data-value={item.value}
            data-state={item.value === chosen ? 'active' : 'inactive'}
            className={tab}
            onClick={() => choose(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          tabIndex={0}
          hidden={item.value !== chosen}
          data-state={item.value === chosen ? 'active' : 'inactive'}
          className={panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
