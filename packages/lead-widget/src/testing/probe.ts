/**
 * Runs in the page before everything else: notes refusals by the report-only policy, errors, and whether anybody reads
 * `data-plz`. A string, because it has to travel into the page as it is.
 */
export const PROBE = `(() => {
  const probe = { violations: [], errors: [], readsPlz: false };
  window.leadProbe = probe;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    probe.violations.push([effectiveDirective, blockedURI]));
  addEventListener('error', ({ message }) => { if (message) probe.errors.push(message); });
  const { getAttribute } = Element.prototype;
  Element.prototype.getAttribute = function (name) {
    if (name === 'data-plz') probe.readsPlz = true;
    return getAttribute.call(this, name);
  };
  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset');
  Object.defineProperty(HTMLElement.prototype, 'dataset', {
    configurable: true,
    get() {
      return new Proxy(get.call(this), {
        get(target, key) {
          if (key === 'plz') probe.readsPlz = true;
          return target[key];
        },
        set(target, key, value) {
          target[key] = value;
          return true;
        },
      });
    },
  });
  const controls = (root) => root.querySelectorAll('form').length || Math.min(1, root.querySelectorAll('input,select,textarea,button').length);
  const count = (root) => [...root.querySelectorAll('*')].reduce((sum, element) => {
    const inner = element.shadowRoot ?? (element.localName === 'iframe' ? element.contentDocument : null);
    return sum + (inner ? count(inner) : 0);
  }, controls(root));
  probe.forms = (place) => {
    const inner = place.shadowRoot ? count(place.shadowRoot) : 0;
    return count(place) + inner || (place.offsetHeight >= 100 ? 1 : 0);
  };
  probe.place = (marker, id, plz) => {
    const place = document.createElement(marker === 'element' ? 'daa-wgt' : 'div');
    if (!id) place.dataset.daa = '';
    else if (marker === 'class') place.className = 'daa-' + id;
    else place.dataset[marker === 'element' ? 'itg' : 'daa'] = id;
    if (plz) place.dataset.plz = plz;
    document.querySelector('main').append(place);
    return place;
  };
  probe.run = (url, kind) => new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    if (kind === 'module') script.type = 'module';
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
  probe.until = async (places, ms) => {
    const end = performance.now() + ms;
    while (performance.now() < end && !places.some(probe.forms)) await new Promise((resolve) => setTimeout(resolve, 50));
    // What comes twice comes soon after.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return places.map(probe.forms);
  };
})();`;
