export const MOBILE_MENU_ID = 'menue';
