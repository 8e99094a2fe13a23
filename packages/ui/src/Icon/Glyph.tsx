import { joinClasses } from '../joinClasses';
import { icon, sized } from './Icon.css';

/** What components draw by themselves, of lucide's own paths: they stand without a sprite. */
const PATHS = {
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  'chevron-down': 'm6 9 6 6 6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

/** An icon that needs no file; decoration. */
export function Glyph({ name, size, className }: { name: keyof typeof PATHS; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={joinClasses(icon, size !== undefined && sized, className)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
