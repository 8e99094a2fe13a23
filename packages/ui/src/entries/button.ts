export { Button, type ButtonProps } from '../Button/Button';
export { ButtonLink, type ButtonLinkProps } from '../Button/ButtonLink';
export { type ButtonSize, type ButtonVariant, buttonVariants, type ButtonVariantsOptions } from '../Button/buttonVariants';
