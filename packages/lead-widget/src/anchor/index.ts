export { type AnchorOptions, scrollToAnchor } from './scrollToAnchor';
