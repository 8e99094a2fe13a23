const told = [];
const { adoptWidget } = window.LeadWidget;

adoptWidget(document.getElementById('anfrage'), {
  origin: '',
  integration: 'swg-painter',
  url: ({ integration }) => `/node_modules/@sanierungsweg/lead-widget/dist/hub.js?${integration}`,
  onStatus: (status) => told.push(status),
  onError: ({ reason }) => told.push(reason),
});
window.told = told;
