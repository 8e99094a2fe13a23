import { existsSync, statSync } from 'node:fs';

/**
 * Bytes at most, gzip level 9. Of a first view, before any touch: script without the provider's, the same on a page
 * without a lead form and on one that is only read (no island, no settings of the consent), page with its style sheet,
 * that sheet, fonts, all. And of what the first intent on a link brings: React, the router and what is ours.
 */
export const BUDGET = {
  script: 18_000,
  scriptWithoutForm: 12_000,
  scriptToRead: 10_000,
  html: 45_000,
  css: 16_000,
  fonts: 30_000,
  all: 110_000,
  application: 76_000,
};

/** The lead provider's script, here the sandbox's: nobody here can make it smaller. It counts in `all`. */
const PROVIDER = /^\/js\/hub\.js/;

/**
 * Gathers what a page asks for, from now on.
 * @param {import('@playwright/test').Page} page
 * @returns {Set<string>} URL paths, which fills while the page loads
 */
export function gatherPaths(page) {
  const paths = new Set();
  page.on('response', (response) => paths.add(new URL(response.url()).pathname));
  return paths;
}

/**
 * What a first view weighs.
 * @param {object} view
 * @param {string} view.dist folder of the built site
 * @param {string} view.route
 * @param {Iterable<string>} view.paths that the page asked for until the network was idle, see gatherPaths
 * @returns {{ script: number, html: number, fonts: number, all: number }} bytes as precompressed
 */
export function weighFirstView({ dist, route, paths }) {
  const sizeOf = (path) => statSync(existsSync(`${dist}${path}.gz`) ? `${dist}${path}.gz` : `${dist}${path}`).size;
  const sum = (files) => files.reduce((total, path) => total + sizeOf(path), 0);
  const others = [...paths].filter((path) => path !== route);
  const scripts = others.filter((path) => path.endsWith('.js') && !PROVIDER.test(path));
  const html = statSync(`${dist}${route === '/' ? '/index' : route}.html.gz`).size;
  return {
    script: sum(scripts),
    html,
    fonts: sum(others.filter((path) => path.endsWith('.woff2'))),
    all: html + sum(others),
  };
}
