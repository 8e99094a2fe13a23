import type { Drawing } from './drawing.ts';
import { houseLetters, type LetteredPart, letteredParts } from './houseLetters.ts';
import { Letter } from './parts/Letter.tsx';
import { Path, Thick } from './parts/marks.tsx';
import { Lit, type Shown as Name, Shown } from './parts/Shown.tsx';

interface Place {
  readonly place: string;
  /** Drawn upon it, as in the small house. */
  readonly marks?: string;
  /** What is shown as long as the part is old. */
  readonly old: Name;
}

const PLACES: Readonly<Record<LetteredPart, Place>> = {
  insulation: {
    place: 'M224 307.7V666H596V470H562V640H258V282.8zM596 307.7V404H562V282.8z',
    old: 'plaster',
  },
  heating: {
    place: 'M302 530H346Q358 530 358 542V638H290V542Q290 530 302 530z',
    marks: 'M306 562H342M306 584H342',
    old: 'boiler',
  },
  solar: { place: 'M429 111 445 93 634 270 618 287z', old: 'shelf' },
  windows: {
    place: 'M560 402H600V472H560zM438 398H526V448H438z',
    marks: 'M580 404V470M482 400V446',
    old: 'draught',
  },
  roof: {
    place: 'M170 317L398 103Q410 84 422 103L650 317V330L624 339 410 140 196 339 170 330z',
    old: 'tiles',
  },
  advice: {
    place: 'M347 392A18 18 0 1 1 346.9 392zM314 452C314 438 328 434 347 434S380 438 380 452z',
    old: 'question',
  },
};

/** The heat pump has a place of its own, once it stands in the garden. */
const PUMP: Place = {
  place: 'M98 418H176V480H182V488H92V480H98z',
  marks: 'M128 430A20 20 0 1 1 127.9 430z',
  old: 'boiler',
};

const Mark = ({ place, marks, old }: Place) => (
  <>
    <Path d={place} stroke="paper" line={17} />
    <Shown as={old}>
      <Path d={place} fill="wool" stroke="none" />
      {marks && <Path d={marks} line="strong" />}
    </Shown>
    <Thick d={place} fill="wool" width={5} />
  </>
);

/**
 * Over `house` and `houseBefore`: each part as in the small house, yellow within a strong line, for as long as somebody
 * points at its letter. Where a part is new already, only its outline, so that one sees what has changed.
 */
export const houseLit: Drawing = {
  id: 'houseLit',
  width: 800,
  height: 700,
  alt: '',
  draw: () => (
    <>
      {/* Below all parts, so that no leader crosses their yellow. */}
      {letteredParts.map((part) => (
        <Lit key={part} part={part}>
          <Letter {...houseLetters[part]} fill="wool" />
        </Lit>
      ))}
      {letteredParts.map((part) => (
        <Lit key={part} part={part}>
          {part === 'heating' && (
            <Shown as="heating">
              <Mark {...PUMP} />
            </Shown>
          )}
          <Mark {...PLACES[part]} />
        </Lit>
      ))}
    </>
  ),
};
