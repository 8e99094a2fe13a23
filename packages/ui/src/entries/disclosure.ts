export { Accordion, type AccordionItem, type AccordionProps } from '../Disclosure/Accordion';
export { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure';
