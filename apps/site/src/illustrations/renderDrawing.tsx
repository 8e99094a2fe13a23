import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from './drawing.ts';
import { ink } from './palette.ts';
import { weights } from './parts/marks.tsx';

/**
 * A drawing as the text of a standalone SVG file.
 *
 * The marks lie in `<g id="d">`, which also sets pen and colour for all of them, so that a page shows them with
 * `<svg viewBox="0 0 width height"><use href="….svg#d"/></svg>` and colours them by the custom properties it inherits.
 *
 * @example await writeFile(`${drawing.id}.svg`, renderDrawing(drawing));
 */
export function renderDrawing(drawing: Drawing): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      <g
        id="d"
        fill="none"
        stroke={ink('line')}
        strokeWidth={weights.plan}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing.draw()}
      </g>
    </svg>,
  );
}
