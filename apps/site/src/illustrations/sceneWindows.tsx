import type { Drawing } from './drawing.ts';
import { Pipe } from './parts/heating.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { SCENE, SceneGround } from './parts/SceneGround.tsx';

export const sceneWindows: Drawing = {
  id: 'sceneWindows',
  ...SCENE,
  alt: '',
  draw: () => (
    <>
      <Rect box="0 0 169 150" fill="sky" stroke="none" />
      <Rect box="169 0 103 150" fill="room" stroke="none" />
      <Pipe of="cold-open" d="M14 50h46m-13-11 13 11-13 11M22 98h38m-13-11 13 11-13 11" />
      <Rect box="84 118 104 26" rx={3} fill="paper" />
      <Rect box="84 -8 104 22" rx={3} fill="paper" />
      <Path d="M96 126h26v18M138 144v-14h30v14M96 4h26v10M138 14V2h30v12" line="thin" />
      <Path d="M100 14h10v104h-10zM132 14h10v104h-10zM164 14h10v104h-10z" fill="glass" />
      <Path d="M103 54l5-14M135 54l5-14M167 54l5-14" stroke="paper" line={2} />
      <Path d="M110 112h22v6h-22zM142 112h22v6h-22zM110 14h22v6h-22zM142 14h22v6h-22z" fill="line" stroke="none" />
      <Pipe
        of="warm"
        line={3.5}
        d="M280 40H212c-18 0-18 26 0 26h44m-12-11 13 11-13 11M280 92H212c-18 0-18 24 0 24h44m-12-11 13 11-13 11"
      />
      <Rect box="174 144 70 6" fill="slab" />
      <SceneGround />
    </>
  ),
};
