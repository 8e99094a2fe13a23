import { renderToStaticMarkup } from 'react-dom/server';
import { boot } from '../src/browser/boot';
import { ContentPlace } from '../src/browser/ContentPlace';
import { applyHead } from '../src/browser/navigation/head';
import { routeOf } from '../src/browser/navigation/routeOf';
import { Layout } from '../src/browser/shell/Layout/Layout';
import { renderContent } from '../src/page/renderContent';

/** Shows over the page why it cannot be drawn, as Vite shows what it cannot compile: the page itself stays empty. */
function showFault(fault: Error): never {
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay) document.body.append(new Overlay({ name: fault.name, message: fault.message, stack: '' }));
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
applyHead(content, route.listed === false);
boot(renderContent);
