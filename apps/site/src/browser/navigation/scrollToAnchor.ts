// A chunk of its own: most visits never need it.
export { scrollToAnchor } from '@sanierungsweg/lead-widget/anchor';
