export { attachMobileMenu } from '../MobileMenu/attachMobileMenu';
export { type AttachNavMenuOptions, attachNavMenu } from '../NavMenu/attachNavMenu';
