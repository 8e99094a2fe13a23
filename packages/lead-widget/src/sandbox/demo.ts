import type { SandboxBehaviour } from './options';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Where the sandbox answers. An address of IPv6 stands in brackets there. */
export const originOf = (host: string, port: string | number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** What a page needs for the sandbox to fill it, as the provider would hand it out. */
export function snippet(origin: string, integration: string, behaviour?: SandboxBehaviour): string {
  const id = escape(integration);
  const container =
    behaviour === 'custom-element'
      ? `<daa-wgt data-itg="${id}"></daa-wgt>`
      : id
        ? `<div class="daa-${id}"></div>`
        : '<div data-daa=""></div>';
  const query = integration ? `?${encodeURIComponent(integration)}` : '';
  return `${container}\n<script async src="${escape(origin)}/js/hub.js${query}"></script>`;
}

/** A page with nothing but the form. */
export function demoPage(integration: string, behaviour?: SandboxBehaviour): string {
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Sandbox</title></head>
<body>
<main>
<h1>Sandbox</h1>
${snippet('', integration, behaviour)}
</main>
</body>
</html>
`;
}
