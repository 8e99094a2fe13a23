import { joinClasses } from '../joinClasses';
import { icon, sized } from './Icon.css';

// What components draw by themselves, of lucide's own paths: they stand without a sprite.
export const ARROW_RIGHT = 'M5 12h14m-7-7 7 7-7 7';
export const CHEVRON_DOWN = 'm6 9 6 6 6-6';
export const MENU = 'M4 5h16M4 12h16M4 19h16';
export const X = 'M18 6 6 18M6 6l12 12';

/** An icon that needs no file; decoration. */
export function Glyph({ path, size, className }: { path: string; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={joinClasses(icon, size && sized, className)}
    >
      <path d={path} />
    </svg>
  );
}
