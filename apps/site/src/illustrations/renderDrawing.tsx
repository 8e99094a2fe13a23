import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingMarks } from './DrawingMarks.tsx';
import type { Drawing } from './drawing.ts';

/**
 * A drawing as the text of a standalone SVG file.
 *
 * The marks lie in `<g id="d">`, so that a page shows them with
 * `<svg viewBox="0 0 width height"><use href="….svg#d"/></svg>` and colours them by the custom properties it inherits.
 *
 * @example await writeFile(`${drawing.id}.svg`, renderDrawing(drawing));
 */
export function renderDrawing(drawing: Drawing): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      <DrawingMarks drawing={drawing} id="d" />
    </svg>,
  );
}
