/** Look of the form. A constructed sheet, because a strict content security policy refuses `<style>` and `style`. */
export const STYLES = `
.lsb{color-scheme:light dark;--ink:light-dark(#10232a,#f5f3ee);--muted:light-dark(#456672,#a8bbc2);--surface:light-dark(#fff,#0b191e);--raised:light-dark(#fff,#172e35);--line:light-dark(#63808a,#859da6);--mark:light-dark(#ffdd74,#30505b);--sun:light-dark(#fccf47,#ffdd74);--cta:light-dark(#bc4217,#ed7e4f);--cta-hover:light-dark(#9d3513,#f8a27c);--on-cta:light-dark(#fff,#0b191e);--error:light-dark(#b51c2f,#f69a9d);--error-soft:light-dark(#ffe4e4,#172e35);--focus:light-dark(#10232a,#ffdd74);--edge:light-dark(#10232a,#456672);
box-sizing:border-box;display:grid;gap:1.6rem;min-inline-size:0;color:var(--ink);font:400 1.0625rem/1.6 Figtree,ui-sans-serif,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;text-align:start;hyphens:manual}
.lsb.framed{padding:clamp(1.25rem,3vw,2.5rem);border:2.25px solid var(--edge);border-radius:14px;background:var(--surface)}
[data-theme=dark] .lsb,.lsb[data-scheme=dark]{color-scheme:dark}[data-theme=light] .lsb,.lsb[data-scheme=light]{color-scheme:light}
.lsb *,.lsb *::before,.lsb *::after{box-sizing:border-box}
.lsb :where(fieldset,legend,p,h3,h4,ul,ol,dl,dd){margin:0;padding:0;border:0;min-inline-size:0}.lsb .lsb-summary ul{list-style:none}
.lsb :is(button,input){font:inherit;color:inherit;margin:0}
.lsb :focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:3px}
.lsb-head{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.lsb-mark{padding:.1rem .6rem;border:2px dashed currentColor;border-radius:4px;font-size:.875rem;font-weight:650}
.lsb-title,.lsb-question,.lsb h4{font-family:"Familjen Grotesk",ui-sans-serif,"Helvetica Neue",Arial,sans-serif;font-weight:700;line-height:1.2;letter-spacing:-.012em}
.lsb-title{font-size:1.375rem}.lsb-question{display:block;inline-size:100%}.lsb h4{font-size:1.125rem}
.lsb-question:focus{outline:none}.lsb-question:focus-visible{outline:3px solid var(--focus)}
.lsb-muted{font-size:.9375rem;line-height:1.5;color:var(--muted)}
.lsb-progress{display:grid;gap:.6rem}.lsb-bars{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.4rem}
.lsb-bars i{block-size:.6rem;border:2px solid var(--ink);border-radius:2px}.lsb-bars i.on{background:var(--sun)}
.lsb-step{display:grid;gap:1.1rem}
.lsb-tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,5.75rem),1fr));gap:.75rem;margin-block-start:1rem}
.lsb-tiles.rows{grid-template-columns:repeat(auto-fill,minmax(min(100%,11.5rem),1fr))}
.lsb-tile{position:relative;display:grid;gap:.35rem;align-content:center;justify-items:center;min-block-size:3.25rem;padding:.9rem .5rem .8rem;border:2px solid var(--line);border-radius:8px;background:var(--raised);font-weight:600;font-size:.9375rem;line-height:1.25;text-align:center;cursor:pointer}
.rows .lsb-tile{justify-items:start;padding:.7rem .9rem .7rem 3rem;text-align:start}
.rows .lsb-tile::before{content:"";position:absolute;inset:50% auto auto 1rem;translate:0 -50%;inline-size:1.25rem;block-size:1.25rem;border:2px solid var(--ink);border-radius:50%;background:var(--raised)}
.rows.many .lsb-tile::before{border-radius:4px}.rows .lsb-tile:has(:checked)::before{background:var(--ink);box-shadow:inset 0 0 0 3px var(--mark)}
.lsb-tile input{position:absolute;inset:0;inline-size:100%;block-size:100%;opacity:0;cursor:pointer}
.lsb-tile svg{inline-size:4.25rem;block-size:3rem;fill:none;stroke:currentColor;stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}
.lsb-tile:hover{border-color:var(--ink)}.lsb-tile:has(:checked){border-color:var(--ink);background:var(--mark);box-shadow:inset 0 0 0 1px var(--ink)}
.lsb-tile:has(:focus-visible){outline:3px solid var(--focus);outline-offset:3px}
.lsb-fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1.25rem}
.lsb-field{display:grid;gap:.4rem;align-content:start}.lsb-field label{font-weight:650;line-height:1.35}
.lsb-input{inline-size:100%;min-block-size:3.25rem;padding:.5rem .9rem;border:2px solid var(--line);border-radius:8px;background:var(--raised)}
.lsb-input:hover{border-color:var(--ink)}.lsb-input[aria-invalid=true]{border-color:var(--error)}
.lsb-check{display:grid;grid-template-columns:1.5rem 1fr;gap:.75rem;align-items:start;padding-block:.3rem;font-size:.9375rem;line-height:1.5;cursor:pointer}
.lsb-check input{inline-size:1.5rem;block-size:1.5rem;accent-color:var(--ink);cursor:pointer}
.lsb-error{color:var(--error);font-size:.9375rem;font-weight:600;line-height:1.4}
.lsb-summary{display:grid;gap:.5rem;padding:1rem 1.25rem;border:2px solid var(--error);border-radius:8px;background:var(--error-soft)}
.lsb-summary a{display:inline-block;padding-block:.2rem;color:inherit;text-decoration-thickness:2px;text-underline-offset:.22em}
.lsb-next{display:grid;gap:.6rem;padding-inline-start:1.5rem!important}.lsb-next>li::marker{font-weight:650}
.lsb-links{display:grid;gap:.25rem;list-style:none}.lsb-links a{display:inline-block;padding-block:.3rem;color:inherit;font-weight:650;text-decoration-thickness:2px;text-underline-offset:.22em}
.lsb-review{display:grid;gap:.25rem 1.5rem;grid-template-columns:minmax(7rem,auto) 1fr auto;align-items:center}
.lsb-review>div{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center;padding-block:.4rem;border-block-end:1px solid var(--line)}
.lsb-review dt{font-weight:650}.lsb-review dd{overflow-wrap:anywhere}
.lsb-foot{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center}
.lsb-button{display:inline-flex;align-items:center;justify-content:center;min-block-size:3.25rem;padding:.4em 1.4em;border:2px solid transparent;border-radius:8px;background:var(--cta);color:var(--on-cta)!important;font-weight:650!important;line-height:1.2!important;cursor:pointer}
.lsb-button:hover{background:var(--cta-hover)}
.lsb-button.plain{border-color:var(--line);background:transparent;color:var(--ink)!important}.lsb-button.plain:hover{border-color:var(--ink)}
.lsb-button.small{min-block-size:2.75rem;padding:.25em .8em;font-size:.9375rem}
@media(width<480px){.lsb-review>div{grid-template-columns:1fr auto;grid-template-rows:auto auto}.lsb-review{grid-template-columns:1fr auto}.lsb-review dd{grid-area:2/1}.lsb-review dd:last-child{grid-area:1/2/3/3}.lsb-foot .lsb-button:not(.plain){inline-size:100%;order:-1}}
@media(forced-colors:active){.lsb-button{border-color:ButtonText}.lsb-bars i.on{background:Highlight;forced-color-adjust:none}.lsb-tile:has(:checked){outline:3px solid Highlight;outline-offset:-5px}.rows .lsb-tile:has(:checked)::before{background:Highlight;forced-color-adjust:none}}
@media(prefers-reduced-motion:no-preference){.lsb-button,.lsb-tile{transition:background-color 120ms,border-color 120ms}}
`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Makes sure that a document or shadow root has the look, once. */
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
