import { LeadWidget } from '@sanierungsweg/lead-widget';
import { reloadOnce } from '@sanierungsweg/lead-widget/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

reloadOnce({ origin: '', strategy: 'reload-once' });
createRoot(document.body).render(createElement(LeadWidget, { origin: '' }));
