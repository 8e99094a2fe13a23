export { ConsentBanner, type ConsentBannerProps } from './ConsentBanner/ConsentBanner';
export { ConsentDialog, type ConsentDialogProps } from './ConsentDialog/ConsentDialog';
export { ConsentSettings, type ConsentSettingsProps } from './ConsentSettings/ConsentSettings';
export { ConsentSettingsButton, type ConsentSettingsButtonProps } from './ConsentSettingsButton/ConsentSettingsButton';
export { ConsentWithdrawButton, type ConsentWithdrawButtonProps } from './ConsentWithdrawButton/ConsentWithdrawButton';
export type { OnSaved } from './OnSaved';
