import { tokenNames } from '@sanierungsweg/ui/tokens';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import './Anatomy.css';

/** A part of a component, found by a selector within it. */
export interface Part {
  name: string;
  selector: string;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Measured {
  parts: readonly (Box & Part)[];
  /** Room between one part and the next one below it, and within the edges of the component. */
  gaps: readonly (Box & { key: string })[];
}

const NONE: Measured = { parts: [], gaps: [] };

const boxOf = (element: Element, origin: DOMRect): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
};

/** The room between two boxes, if the second stands below the first. */
function between(upper: Box, lower: Box): Box | undefined {
  const top = upper.top + upper.height;
  const height = lower.top - top;
  return height >= 1 ? { left: Math.max(upper.left, lower.left), top, width: 28, height } : undefined;
}

function measure(place: HTMLElement, parts: readonly Part[]): Measured {
  const origin = place.getBoundingClientRect();
  const found = parts.flatMap((part) => {
    const element = place.querySelector(part.selector);
    return element ? [{ ...part, ...boxOf(element, origin) }] : [];
  });
  const gaps = found.slice(1).flatMap((part, index) => {
    const before = found[index];
    const gap = before && between(before, part);
    return gap ? [{ key: `${before.name} ${part.name}`, ...gap }] : [];
  });
  return { parts: found, gaps };
}

function useMeasured(parts: readonly Part[]): [RefObject<HTMLDivElement | null>, Measured] {
  const place = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(NONE);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setMeasured(measure(element, parts)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return [place, measured];
}

/** The step of our spaces that a distance is, if it is one. */
function stepOf(pixels: number): string | undefined {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize);
  return tokenNames.find((name) => {
    const value = /^space-\d$/.test(name) && style.getPropertyValue(`--ui-${name}`).trim();
    if (!value) return false;
    const size = Number.parseFloat(value) * (value.endsWith('rem') ? rem : 1);
    return Math.abs(size - pixels) < 0.5;
  });
}

const pixels = (value: number) => `${Math.round(value)} px`;

/** Left, top, width and height of a box, as a drawing on the component. */
const placed = ({ left, top, width, height }: Box) => ({ left, top, width, height });

/** A component with its parts numbered and the room between them measured, as it stands here. */
export function Anatomy({ title, parts, children }: { title: string; parts: readonly Part[]; children: ReactNode }) {
  const [place, measured] = useMeasured(parts);
  return (
    <figure className="mu-anatomy">
      <div ref={place} className="mu-body">
        {children}
        <div aria-hidden="true">
          {measured.parts.map((part, index) => (
            <span key={part.name} className="mu-part" style={placed(part)}>
              <b>{index + 1}</b>
            </span>
          ))}
          {measured.gaps.map(({ key, ...box }) => (
            <span key={key} className="mu-gap" style={placed(box)}>
              <i>{Math.round(box.height)}</i>
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <strong>{title}</strong>
        <ol>
          {measured.parts.map((part) => (
            <li key={part.name}>
              {part.name}: {pixels(part.width)} × {pixels(part.height)}
            </li>
          ))}
        </ol>
        {measured.gaps.length > 0 && (
          <ul>
            {measured.gaps.map(({ key, height }) => (
              <li key={key}>
                Abstand {pixels(height)}
                {stepOf(height) && (
                  <>
                    {' '}
                    (<code>{stepOf(height)}</code>)
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
