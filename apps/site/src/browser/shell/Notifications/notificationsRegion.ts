/** Id of the element that holds the region for notifications. */
export const NOTIFICATIONS_ID = 'meldungen';

/** Name of the region (R-CONST-10). */
export const NOTIFICATIONS_LABEL = 'Notifications';
