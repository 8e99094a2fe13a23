import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Path, Polygon } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Pin } from './parts/Pin.tsx';

export const aboutMap: Drawing = {
  id: 'aboutMap',
  ...SUBJECT,
  alt: 'Eine gefaltete Karte mit Häusern und Betrieben, zwischen denen ein Weg verläuft, davor zwei Menschen, die sich die Hand geben',
  draw: () => (
    <>
      <Polygon points="60 52 170 24 280 52 390 24 500 52 500 306 390 278 280 306 170 278 60 306" fill="paper" />
      <Polygon points="170 24 280 52 280 306 170 278" fill="cellar" />
      <Polygon points="390 24 500 52 500 306 390 278" fill="cellar" />
      <Path
        d="M60 214c44-26 76 12 110-8s70-46 110-16 74-40 110-30 70 24 110 6v34c-40 16-72 4-110-6s-70 62-110 32-74 0-110 14-66-16-110 12z"
        fill="water"
        line="thin"
      />
      <Path
        d="M92 108l36-14 26 22-30 28-36-8zM310 84l44-22 20 34-40 26zM418 92l44 4 14 34-46 4z"
        fill="leaf"
        line="thin"
      />
      <Path
        d="M120 262C160 210 190 160 232 148S316 190 346 160 400 100 440 84"
        dash="9 8"
        line="strong"
        stroke="tile-strong"
      />
      <Pin x={120} y={264} />
      <Pin x={236} y={148} fill="wool" scale={0.9} />
      <Pin x={344} y={164} fill="leaf" scale={0.9} />
      <Pin x={442} y={84} scale={1.05} />
      <Standing
        x={226}
        y={357}
        scale={1.18}
        coat="leaf"
        hair="bun"
        hairInk="line"
        skin="skin-dark"
        profile
        arms={['10 -102 26 -84 46 -82']}
      />
      <Standing
        x={334}
        y={357}
        scale={1.18}
        flip
        coat="tile-soft"
        hair="helmet"
        hairInk="pv-line"
        beard
        profile
        arms={['10 -102 26 -84 44 -82']}
      />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
