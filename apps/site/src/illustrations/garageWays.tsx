import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Circle, Path, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';

export const prefabGarage: Drawing = {
  id: 'prefabGarage',
  ...onCard(
    'outside',
    <>
      <CardFloor fill="soil" />
      <Path d="M136-4v14M136 10L84 40M136 10l52 30" stroke="current" line="strong" />
      <Rect box="130 2 12 12" rx={3} fill="wool" />
      <Rect box="70 40 132 64" fill="paper" />
      <Rect box="64 34 144 10" fill="slab" />
      <Path d="M84 56h104v48H84z" fill="pv-line" />
      <Path d="M84 68h104M84 80h104M84 92h104" line="thin" />
      <Path d="M136 108v12m-6-6 6 6 6-6" stroke="current" line="strong" />
    </>,
  ),
};

export const brickGarage: Drawing = {
  id: 'brickGarage',
  ...onCard(
    'outside',
    <>
      <CardFloor fill="soil" />
      <Bricks box="48 58 60 70" course={14} length={30} />
      <Bricks box="48 44 40 14" course={14} length={30} />
      <Bricks box="168 58 60 70" course={14} length={30} />
      <Rect box="98 48 80 10" fill="slab" />
      <Path d="M40 14v114M40 40h196" stroke="current" line={1.8} dash="7 5" />
      <Rect box="182 34 30 14" fill="brick" />
      <Path d="M197 10v14m-6-6 6 6 6-6" stroke="current" line="strong" />
      <Path d="M122 128c0-12 8-18 18-18s18 6 18 18z" fill="slab" />
    </>,
  ),
};

export const garageRefit: Drawing = {
  id: 'garageRefit',
  ...onCard(
    'outside',
    <>
      <Rect box="34 30 204 98" fill="paper" />
      <Rect box="26 18 220 14" fill="slab" />
      <Path d="M56 46h128v82H56z" fill="cellar" />
      <Rect box="108 48 24 12" rx={2} fill="wool" />
      <Path
        d={series(46, 11, 3)
          .map((y) => `M56 ${y}h128v11H56z`)
          .join('')}
        fill="leaf"
      />
      <Path d="M198 46v82" dash="6 4" />
      <Circle x={92} y={110} r={16} />
      <Circle x={144} y={110} r={16} />
      <Path d="M92 110l14-24h28l10 24M106 86l14 24 14-24M100 84h10M132 80h8" line="thin" />
      <Path d="M220 112V84m-7 8 7-8 7 8" stroke="air" line="strong" />
      <CardFloor fill="soil" />
    </>,
  ),
};
