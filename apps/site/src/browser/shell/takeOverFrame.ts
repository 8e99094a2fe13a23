import { attachMobileMenu, attachNavMenu } from '@sanierungsweg/ui/menus';
import { attachConsent } from '../attachConsent';
import { openSearchOnDemand } from '../search/openSearchOnDemand';
import { explainTermsOnDemand } from '../terms/explainTermsOnDemand';
import { MOBILE_MENU_ID } from './Header/mobileMenuId';
import { attachThemeSwitch } from './ThemeSwitch/attachThemeSwitch';

/** Makes what every page shares work as it stands in the document. */
export function takeOverFrame(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) attachNavMenu(menu);
  const mobileMenu = document.getElementById(MOBILE_MENU_ID);
  if (mobileMenu instanceof HTMLDialogElement) attachMobileMenu(mobileMenu);
  const themes = document.querySelector<HTMLElement>('[data-themes]');
  if (themes) attachThemeSwitch(themes);
  attachConsent();
  explainTermsOnDemand();
  openSearchOnDemand();
}
