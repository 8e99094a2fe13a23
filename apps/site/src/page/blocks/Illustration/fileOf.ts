import type { DrawingId } from '../../../illustrations';

/** Address of the marks of a drawing, for an SVG `<use>`. */
export const fileOf = (art: DrawingId) => `/illustrations/${__DRAWINGS_VERSION__}/${art}.svg#d`;
