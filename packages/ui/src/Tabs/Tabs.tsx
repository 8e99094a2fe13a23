import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
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
  /** Which tab is shown; controls the tabs. The first if no tab has this value. */
  value?: string | undefined;
  /** Which tab is shown at the start, where nothing controls the tabs. Default: the first. */
  defaultValue?: string | undefined;
  /** Called with the tab the visitor chose. */
  onValueChange?: ((value: string) => void) | undefined;
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
 * @throws TypeError if plain JavaScript leaves out `items`; an empty list is fine.
 * @example
 * <Tabs label="Ways of heating" items={[
 *   { value: 'air', label: 'Air', content: <p>…</p> },
 *   { value: 'ground', label: 'Ground', content: <p>…</p> },
 * ]} />
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className, ...props }: TabsProps) {
  warnOfList('Tabs', { items });
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  // Of tabs that were replaced the chosen one may be gone.
  const chosen = Math.max(
    items.findIndex((item) => item.value === (value ?? own)),
    0,
  );

  function choose(next: string) {
    setOwn(next);
    onValueChange?.(next);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    // With these the same keys are the browser's: Alt and arrow left leads to the page before.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = target(event.key, chosen, items.length, rightToLeft) ?? -1;
    const item = items[next];
    if (!item) return;
    event.preventDefault();
    choose(item.value);
    (event.currentTarget.children[next] as HTMLElement).focus();
  }

  return (
    <div {...props} className={joinClasses(tabs, className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs are focused, and their keys arrive here */}
      <div role="tablist" aria-label={label} className={list} onKeyDown={move}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-state={index === chosen ? 'active' : 'inactive'}
            className={tab}
            onClick={() => choose(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== chosen}
          data-state={index === chosen ? 'active' : 'inactive'}
          className={panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
