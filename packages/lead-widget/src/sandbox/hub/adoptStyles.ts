// Named as the bundler for unit tests knows it; the build puts parts of packages/ui before it, see scripts/hubSheet.mjs.
import STYLES from './form.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Makes sure that a document or shadow root has the look, once. A constructed sheet, because a strict content security
 * policy refuses `<style>` and `style`.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  // A frame's document is no `Document` of this window, but a document has no owner.
  const owner = root.ownerDocument ?? root;
  const Sheet = (owner.defaultView ?? globalThis).CSSStyleSheet;
  // Nothing is drawn where unit tests run.
  if (!root.adoptedStyleSheets) return;
  let sheet = sheets.get(owner);
  if (!sheet) {
    sheet = new Sheet();
    sheet.replaceSync(STYLES);
    sheets.set(owner, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
