import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { type Held, holdStates } from './holdStates';
import type { Still } from './still';
import { stillsOf } from './stillsOf';
import './Stills.css';

const THEMES = [
  ['light', 'Hell'],
  ['dark', 'Dunkel'],
] as const;

/** What a pointer or the keyboard reaches first. */
const REACHED = 'button, a[href], input, select, textarea, summary';

/** What has the focus, with its ring, as soon as it is pressed. */
const WRITTEN_IN = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** All that holds while this does: whatever is pressed is under the pointer, too. */
function heldWith(held: Held, target: Element): string {
  if (held !== 'active') return held;
  return target.matches(WRITTEN_IN) ? 'hover active focus' : 'hover active';
}

function Cell({ held, theme, dir, children }: { held?: Held; theme: string; dir?: 'rtl'; children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    const target = cell.current?.querySelector(REACHED);
    if (held && target) target.setAttribute('data-held', heldWith(held, target));
  });
  return (
    <td ref={cell} className="sb-still sb-unstyled" data-theme={theme} dir={dir}>
      {children}
    </td>
  );
}

function Row({ still, draw, id }: { still: Still; draw: (props: object, key: string) => ReactNode; id: string }) {
  return (
    <tr>
      <th scope="row">{still.name}</th>
      {THEMES.map(([theme]) => (
        <Cell key={theme} theme={theme} held={still.held} dir={still.dir}>
          {draw(still.props ?? {}, `${id}-${theme}`)}
        </Cell>
      ))}
    </tr>
  );
}

/** Every state of a component side by side in both themes: what a pointer does to it, too, without a pointer. */
export function Stills({ of }: { of: unknown }) {
  const found = stillsOf(of);
  useEffect(holdStates, []);
  if (!found) return null;
  const { states, draw } = found;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section className="sb-stills sb-unstyled" aria-label="Standbilder" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Zustand</th>
            {THEMES.map(([theme, label]) => (
              <th key={theme} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((still, index) => (
            <Row key={still.name} still={still} draw={draw} id={`still-${index}`} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
