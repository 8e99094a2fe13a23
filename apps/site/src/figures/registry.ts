import * as facade from './facade';
import { type Figure, nameFigure } from './figure';
import * as funding from './funding';
import * as heatPumpExample from './heatPumpExample';
import * as heatPumps from './heatPumps';
import * as homeExample from './homeExample';
import * as insulationExample from './insulationExample';
import * as photovoltaics from './photovoltaics';
import * as planner from './planner';
import * as roof from './roof';
import * as savings from './savings';
import * as service from './service';
import * as solarExample from './solarExample';
import * as tradeExamples from './tradeExamples';
import * as trades from './trades';
import * as windowExample from './windowExample';
import * as windows from './windows';

/** Every file of figures by its name, which is the first half of its figures' ids. */
export const figureFiles = {
  facade,
  funding,
  heatPumpExample,
  heatPumps,
  homeExample,
  insulationExample,
  photovoltaics,
  planner,
  roof,
  savings,
  service,
  tradeExamples,
  solarExample,
  trades,
  windowExample,
  windows,
};

export function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'figure';
}

/** Every figure of the site by its id, which is its file and its export. */
export const figuresById: ReadonlyMap<string, Figure> = new Map(
  Object.entries(figureFiles).flatMap(([file, exports]) =>
    Object.entries<unknown>(exports).flatMap(([name, figure]) => {
      if (!isFigure(figure)) return [];
      const id = `${file}.${name}`;
      nameFigure(figure, id);
      return [[id, figure] as const];
    }),
  ),
);

/** Every figure inside a record or a part of one, wherever it stands. What a figure is calculated from is not followed. */
export function figuresWithin(value: unknown): readonly Figure[] {
  if (isFigure(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(figuresWithin))];
}
