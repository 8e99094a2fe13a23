export { Button, type ButtonProps } from '../Button/Button';
export { ButtonLink, type ButtonLinkProps } from '../Button/ButtonLink';
export {
  type ButtonSize,
  type ButtonVariant,
  type ButtonVariantsOptions,
  buttonVariants,
} from '../Button/buttonVariants';
