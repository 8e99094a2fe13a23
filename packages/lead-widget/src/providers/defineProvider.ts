import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import { checkChoice } from './checkChoice';
import { checkFields } from './checkFields';
import { AFTER_HOST, namesInHost } from './namesInHost';
import { parseUrl } from './parseUrl';
import { wrong } from './wrong';

const KINDS = ['module', 'async'];
const STRATEGIES = ['keep', 'replace', 'reload-once'];
const CSP = ['script', 'style', 'connect', 'frame', 'img', 'font'];
const FIELDS = ['origin', 'script', 'kind', 'strategy', 'marker', 'csp', 'events', 'opaque'];
/** Attributes that would run or style something. */
const FORBIDDEN = /^(on|style$|srcdoc$)/i;
/** Attributes from which a browser loads something by itself, or goes somewhere. */
const LOADED = /^(src|href|xlink:href|action|formaction|data|poster|srcset|ping|background)$/i;
/** A name in braces, other than `{id}`. */
const OTHER_NAME = /\{(?!id\})[^{}]*\}/;

/** URL takes more for a host than a policy does: `;` and `,` would end its line, a lone `*` allow everybody. */
const HOST = /^(?:http|ws)s?:\/\/(?:\*\.[\w-]+\.)?[\w.:[\]-]+$/;

const isOrigin = (value: string) => HOST.test(value) && parseUrl(value)?.origin === value;

/** Sources that are no origin: pictures and fonts within a style sheet or made by a script, which cannot run. */
const isMade = (directive: string, source: string) =>
  source === 'data:' ? /^(img|font)$/.test(directive) : source === 'blob:' && directive === 'img';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function checkMarker({ marker }: HubProvider): void {
  checkFields('marker', marker ?? {}, ['element', 'attributes']);
  const { element, attributes } = marker ?? {};
  if (element !== undefined && !/^[a-z][\w-]*$/.test(element)) {
    throw wrong('marker.element', element, 'Write the name of an element, e.g. "div" or "daa-wgt".');
  }
  if (element === 'script') throw wrong('marker.element', element, 'A container is no script. Use "div".');
  const entries = Object.entries(attributes ?? {});
  if (entries.length === 0) {
    throw wrong('marker.attributes', attributes, 'Write what marks a container, e.g. { class: "daa-{id}" }.');
  }
  for (const [name, value] of entries) {
    if (!/^[a-z][\w.:-]*$/i.test(name) || FORBIDDEN.test(name)) {
      throw wrong(`marker.attributes.${name}`, value, 'Use an attribute that neither runs nor styles anything.');
    }
    if (typeof value !== 'string') throw wrong(`marker.attributes.${name}`, value, 'Write a text, e.g. "{id}".');
    if (namesInHost(value)) throw wrong(`marker.attributes.${name}`, value, AFTER_HOST);
    const isChosen = LOADED.test(name) && value.includes('{') && !/^(https?:\/\/|\/)/.test(value);
    if (isChosen || /^\s*(javascript|data|vbscript):/i.test(value)) {
      throw wrong(`marker.attributes.${name}`, value, 'Write an address that begins with https:// or /.');
    }
  }
}

/**
 * A lead provider as data, checked. Works on servers and in builds, too.
 *
 * @returns what was given, unchanged
 * @throws If a field is wrong; the message names field, value and remedy.
 * @example
 * const provider = defineProvider({
 *   origin: 'https://hub.example',
 *   script: '/embed.js?form={id}',
 *   strategy: 'replace',
 *   marker: { attributes: { 'data-form': '{id}', 'data-zip': '{plz}' } },
 * });
 */
export function defineProvider(provider: HubProvider): HubProvider {
  checkFields('provider', provider, FIELDS);
  const { origin, script, kind, strategy, csp = {}, events, opaque } = provider;
  if (
    typeof origin !== 'string' ||
    !(origin === '' || /^(\/[^/{]+)+$/.test(origin) || (isOrigin(origin) && /^http[^*]+$/.test(origin)))
  ) {
    throw wrong(
      'origin',
      origin,
      'Write an origin without a path, e.g. "https://hub.example", or "" for the own one; a path on it, such as "/portal", has no slash at its end.',
    );
  }
  const isPath = typeof script === 'string' && /^(\/[^/\s]|https:\/\/)\S*$/.test(script);
  if (script !== null && typeof script !== 'function' && !isPath) {
    throw wrong('script', script, 'Write a path with {id}, e.g. "/js/hub.js?{id}", or null where there is no script.');
  }
  if (typeof script === 'string') {
    if (OTHER_NAME.test(script)) throw wrong('script', script, 'Fields reach the marker only: use no name but {id}.');
    if (namesInHost(script)) throw wrong('script', script, AFTER_HOST);
  }
  checkChoice('kind', kind, KINDS);
  checkChoice('strategy', strategy, STRATEGIES);
  checkMarker(provider);
  if (!isObject(csp) || Array.isArray(csp))
    throw wrong('csp', csp, 'Write origins by kind, e.g. { frame: ["https://forms.example"] }.');
  for (const [directive, sources] of Object.entries(csp)) {
    checkChoice('csp', directive, CSP);
    for (const source of Array.isArray(sources) ? sources : [sources]) {
      if (
        typeof source !== 'string' ||
        !(isMade(directive, source) || (isOrigin(source) && (directive === 'connect' || source.startsWith('http'))))
      ) {
        throw wrong(
          `csp.${directive}`,
          source,
          'Write origins without a path, e.g. ["https://api.hub.example"], with * at most for what lies below a whole domain; wss: is for connect, data: for img and font, blob: for img.',
        );
      }
    }
  }
  if (events !== undefined && typeof events !== 'function') {
    throw wrong('events', events, 'Use messageEvents(), domEvents() or submitEvents().');
  }
  if (opaque !== undefined && typeof opaque !== 'boolean') throw wrong('opaque', opaque, 'Write true or false.');
  return provider;
}
