import { renderToStaticMarkup } from 'react-dom/server';
import { boot } from '../src/browser/boot';
import { ContentPlace } from '../src/browser/ContentPlace';
import { provideContent } from '../src/browser/navigation/content';
import { applyHead } from '../src/browser/navigation/head';
import { Layout } from '../src/browser/shell/Layout/Layout';
import { admitFailure } from '../src/islands/admitFailure';
import { renderContent } from '../src/page/renderContent';
import { routeOf } from '../src/page/routeOf';

/** What the compiler has against the sources: of an engine's error only that knows which field is misspelt. */
async function compilerSays(): Promise<string> {
  const { compiler } = document.querySelector<HTMLElement>('[data-compiler]')!.dataset;
  // A server that is starting anew does not answer; what is known is shown all the same.
  const slips = await fetch(compiler!).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return slips && `\n\nThe compiler names file, line and value. Correct them:\n${slips}`;
}

/** Shows over the page why it cannot be drawn, as Vite shows what it cannot compile: the page itself stays empty. */
async function showFault(fault: Error): Promise<never> {
  const Overlay = customElements.get('vite-error-overlay');
  const message = `${location.pathname} cannot be drawn. ${fault.message}${await compilerSays()}`;
  if (Overlay) document.body.append(new Overlay({ name: fault.name, message, stack: '' }));
  throw fault;
}

// The dev server draws pages in the browser, so that a change of a record or template shows at once.
const route = routeOf(location.pathname);
const content = await renderContent(route).catch(showFault);
document.getElementById('root')!.innerHTML = renderToStaticMarkup(
  <Layout route={route}>
    <ContentPlace html={content.html} />
  </Layout>,
);
applyHead(content);
provideContent((path) => renderContent(routeOf(path)));
boot(admitFailure);
