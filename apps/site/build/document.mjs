import { createHash } from 'node:crypto';
import { palettes } from '@sanierungsweg/ui/tokens';
import { POSTCODE } from '../src/postcode.mjs';

/**
 * Sets the chosen theme before the first paint, and again when it was chosen elsewhere: in another tab, or while this
 * page lay in the back-forward cache. Where the system forces its colours, drawings stand on its ground in their own, and
 * the chosen theme waits; the switch hears of it when that changes. Constant, so that one hash in the content security
 * policy covers it. The key is the one of src/browser/shell/ThemeSwitch.
 */
const THEME_SCRIPT =
  '(function(){var q=matchMedia("(forced-colors:active)");function f(){try{var t=localStorage.getItem("theme"),d=document.documentElement.dataset;if(!q.matches&&(t==="light"||t==="dark"))d.theme=t;else delete d.theme}catch(e){}}f();q.onchange=function(){f();dispatchEvent(new Event("theme"))};addEventListener("storage",f);addEventListener("pageshow",function(e){if(e.persisted)f()})})()';

/**
 * What browsers colour their own bar with: as the header below it, after the device, and after the chosen theme as soon
 * as there is one.
 */
const THEME_COLORS = Object.entries(palettes)
  .map(
    ([theme, colors]) =>
      `<meta name="theme-color" content="${colors['color-surface']}" media="(prefers-color-scheme: ${theme})">`,
  )
  .join('\n');

/** The event is the one that src/browser/shell/ThemeSwitch sends. */
const THEME_COLOR_SCRIPT =
  '(function(){var m=[].map.call(document.querySelectorAll("[name=theme-color]"),function(e){return[e,e.media]});function f(){var t=document.documentElement.dataset.theme;m.forEach(function(c){c[0].media=t?c[1].indexOf(t)<0?"not all":"all":c[1]})}f();["theme","storage","pageshow"].forEach(function(n){addEventListener(n,f)})})()';

/**
 * Names a postcode in the address on the root element before the first paint, so that the search page is laid out for it
 * from the start.
 */
const POSTCODE_SCRIPT = `(function(){var p=new URLSearchParams(location.search).get("plz"),e=document.documentElement;if(${POSTCODE}.test(p)){e.dataset.plz=p;e.style.setProperty("--plz",JSON.stringify(p))}})()`;

/**
 * Answers Back to another page by a load, until src/browser/navigation/withinPage.ts does: in a document that was loaded
 * again it changes the address alone, and the page that is here would stand under that of the other. So it would where
 * Firefox brings a document back from its cache and tells it nothing of the entry it stands for: one that was left before
 * it showed the page of its address, as on the way to a form that needs a load, or by a step over several entries.
 * Safari brings such a document back at its top, unless places are the browser's: it gets the place it was left at.
 */
const BACK_SCRIPT =
  '(function(){var p=location.pathname;onpopstate=function(){if(location.pathname!==p){history.replaceState(Object.assign({},history.state,{shown:false}),"");location.reload()}};var y;addEventListener("pagehide",function(){y=scrollY});addEventListener("pageshow",function(e){var s=history.state,n=window.navigation,r=s&&s.shown===false||n&&n.currentEntry&&new URL(n.currentEntry.url).pathname!==location.pathname;if(e.persisted){scrollTo({top:r?0:scrollY||y,behavior:"instant"});if(r)location.reload()}})})()';

/**
 * Lets the browser bring a reader back who loads the page again that is shown, as early as it can: withinPage.ts, which
 * else decides on places, comes too late for that. What loads the page of another entry has said so in that entry. Who
 * leaves before withinPage.ts comes finds the top by Back, as ever. Browsers lay out, and scroll, after the load. Firefox
 * keeps a place only if it is the browser's when the page is left for good; other engines keep every place, and would
 * bring back there whoever comes by Back. Only the engine's name tells them apart.
 */
const RELOAD_SCRIPT =
  '(function(){var n=performance.getEntriesByType("navigation")[0],h=history;if(n&&n.type==="reload"&&h.state&&h.state.shown){h.scrollRestoration="auto";addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(function(){h.scrollRestoration="manual"})})});document.documentElement.dataset.reloaded=""}addEventListener("pagehide",function(e){if(!e.persisted&&h.state&&h.state.shown&&CSS.supports("-moz-appearance:none"))h.scrollRestoration="auto"})})()';

/** What runs before the first paint. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${THEME_COLOR_SCRIPT};${POSTCODE_SCRIPT};${BACK_SCRIPT};${RELOAD_SCRIPT}`;

/** @param {string} content of an inline script or style element */
export function cspHash(content) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * A whole HTML document.
 * @param {object} parts
 * @param {string} parts.head title, description and the like
 * @param {string} parts.assets fonts, style sheet and script of the build or the dev server
 * @param {string} parts.markup prerendered content of the root element
 */
export function documentMarkup({ head, assets, markup }) {
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${THEME_COLORS}
<script>${HEAD_SCRIPT}</script>
${head}
${assets}
</head>
<body>
<div id="root">${markup}</div>
</body>
</html>
`;
}
