import type { Ink } from '../palette.ts';
import { outline, points } from './geometry.ts';
import { Circle, Group, Path, type Place, Rect, Thick } from './marks.tsx';

type Hair = 'short' | 'long' | 'bun' | 'helmet' | 'cap';

interface Looks {
  coat: Ink;
  skin?: Ink;
  hair?: Hair;
  hairInk?: Ink;
  glasses?: boolean;
  beard?: boolean;
  trousers?: Ink;
}

/** An arm through shoulder, elbow and hand, given as `"x y x y x y"`. */
export function Arm({ to, coat, skin = 'wood' }: { to: string; coat: Ink; skin?: Ink | undefined }) {
  const [x, y] = points(to).at(-1) ?? [0, 0];
  return (
    <>
      <Thick d={outline(points(to)).slice(0, -1)} fill={coat} width={9} />
      <Circle x={x} y={y} r={5.5} fill={skin} line={2} />
    </>
  );
}

const hairs: Record<Hair, string> = {
  short: 'M-13 0c-3-21 29-21 26 0-2-5-5-8-9-8s-13 0-17 8z',
  long: 'M-13 16c-5-5-4-16-2-22 4-13 26-13 30 0 2 6 3 17-2 22-1-10-1-19-7-24-5 5-12 5-17 7-2 6-1 12-2 17z',
  bun: 'M-13 0c-3-12 4-16 9-16-4-8 12-8 8 0 6 1 12 6 9 16-4-7-8-8-13-8s-10 2-13 8z',
  helmet: 'M-17-2h34v-3h-4c0-18-26-18-26 0h-4z',
  cap: 'M-14-3c-1-16 24-18 27-2l9 2z',
};

/** From ear to ear along the chin. */
const beardOf = {
  front: 'M-12.6 0C-14 19 14 19 12.6 0 11 7 8 10 0 10S-11 7-12.6 0z',
  profile: 'M-5 2C-6 18 14 18 12 6 10 9 8 10 5 10S-3 8-5 2z',
};
const glassesOf = {
  front: 'M-9 1a4 4 0 1 0 8 0a4 4 0 1 0-8 0M1 1a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  profile: 'M3 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 0H-9',
};

/** A head with its chin at y = 13; `profile` looks to the right. */
const Head = ({
  hair = 'short',
  hairInk = 'line',
  skin = 'wood',
  glasses,
  beard,
  profile,
}: Omit<Looks, 'coat'> & { profile?: boolean | undefined }) => (
  <>
    <Circle x={0} y={0} r={13} fill={skin} />
    {beard && <Path d={beardOf[profile ? 'profile' : 'front']} fill={hairInk} line={2} />}
    {glasses && <Path d={glassesOf[profile ? 'profile' : 'front']} line={1.25} />}
    <Path d={profile ? 'M7 0h.01M6 6q3 1 4-1' : 'M-5 1h.01M5 1h.01M-4 6q4 3 8 0'} line={2} />
    <Path d={hairs[hair]} fill={hair === 'helmet' || hair === 'cap' ? 'wool' : hairInk} line={2} />
  </>
);

const torso = 'M-19 0v-36c0-14 7-20 19-20s19 6 19 20V0z';

/** Head and shoulders of someone sitting or standing behind a table whose top is `y`. */
export const Bust = ({
  x,
  y,
  scale,
  flip,
  arms = [],
  coat,
  ...looks
}: Place & Looks & { arms?: readonly string[] }) => (
  <Group x={x} y={y} scale={scale} flip={flip}>
    <Path d={torso} fill={coat} />
    <Path d="M-7-54l7 10 7-10" fill="paper" line="thin" />
    <Group y={-68}>
      <Head {...looks} />
    </Group>
    {arms.map((to) => (
      <Arm key={to} to={to} coat={coat} skin={looks.skin} />
    ))}
  </Group>
);

/** Someone standing on `y`, 148 high. Arms are given from the shoulders near ∓17, −106. */
export const Standing = ({
  x,
  y,
  scale,
  flip,
  arms = ['-16 -104 -22 -84 -19 -64', '16 -104 22 -84 19 -64'],
  coat,
  trousers = 'pv',
  profile,
  ...looks
}: Place & Looks & { arms?: readonly string[]; profile?: boolean }) => (
  <Group x={x} y={y} scale={scale} flip={flip}>
    <Rect box="-20 -6 17 6" rx={3} fill="line" line={1} />
    <Rect box="3 -6 17 6" rx={3} fill="line" line={1} />
    <Thick d="M-9-62V-9M9-62V-9" fill={trousers} width={12} />
    <Group y={-60}>
      <Path d={torso} fill={coat} />
    </Group>
    <Path d="M-7-114l7 10 7-10" fill="paper" line="thin" />
    <Group y={-129}>
      <Head {...looks} profile={profile} />
    </Group>
    {arms.map((to) => (
      <Arm key={to} to={to} coat={coat} skin={looks.skin} />
    ))}
  </Group>
);

/** Someone sitting in profile, facing right unless flipped; `y` is the floor, the seat 46 above it. */
export const Sitting = ({
  x,
  y,
  scale,
  flip,
  arm = '3 -84 22 -66 42 -68',
  chair = true,
  coat,
  trousers = 'pv',
  ...looks
}: Place & Looks & { arm?: string; chair?: boolean }) => (
  <Group x={x} y={y} scale={scale} flip={flip}>
    {chair && <Path d="M-18 0v-92M-18-44h40V0" />}
    <Rect box="27 -6 20 6" rx={3} fill="line" line={1} />
    <Thick d="M2-54H33V-9" fill={trousers} width={12} />
    <Path d="M-14-46v-36c0-12 6-17 16-17s14 6 14 17v36z" fill={coat} />
    <Group x={4} y={-113}>
      <Head {...looks} profile />
    </Group>
    <Arm to={arm} coat={coat} skin={looks.skin} />
  </Group>
);
