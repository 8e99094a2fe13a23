export { MobileMenu, type MobileMenuProps } from '../MobileMenu/MobileMenu';
export { MobileMenuGroup, type MobileMenuGroupProps } from '../MobileMenu/MobileMenuGroup';
