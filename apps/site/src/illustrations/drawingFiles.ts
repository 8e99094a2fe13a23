import { createHash } from 'node:crypto';
import { drawings } from './';
import { byDay } from './dusk';
import { renderDrawing } from './renderDrawing';

const rendered = Object.entries(drawings).map(([id, drawing]) => [id, renderDrawing(drawing)] as const);

/** Changes when any drawing does, so that files can be cached for good. Build time only. */
export const drawingsVersion = createHash('sha256').update(JSON.stringify(rendered)).digest('hex').slice(0, 8);

/** Every drawing as a file: its URL path and its SVG text. */
export function renderedDrawings(): (readonly [path: string, svg: string])[] {
  return rendered.map(([id, svg]) => [`/illustrations/${drawingsVersion}/${id}.svg`, svg] as const);
}

/** The SVG text of every drawing by its id, as it looks by day. */
export function drawingsById(): ReadonlyMap<string, string> {
  return new Map(rendered.map(([id, svg]) => [id, byDay(svg)]));
}
