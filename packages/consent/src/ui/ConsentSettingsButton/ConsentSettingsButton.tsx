import { useConsentContext } from '@sanierungsweg/consent';
import type { ButtonHTMLAttributes } from 'react';
import { openSettings } from '../../interface';

/** Props of `ConsentSettingsButton`. Other attributes of `<button>` pass through; what a click does is fixed. */
export interface ConsentSettingsButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick' | 'aria-haspopup'> {
  /**
   * Address of a page with `ConsentSettings`. The button then stands in a form that leads there until scripts have
   * taken over, so that it works without JavaScript too. Default: no form.
   */
  noScriptAction?: string | undefined;
}

/**
 * Opens the settings dialog, e.g. from the footer: withdrawing must be as easy as consenting (Art. 7 (3) GDPR). Its
 * text is `texts.settingsButton` unless it has children. In prerendered HTML it does nothing until scripts have taken
 * over, or leads to `noScriptAction`.
 *
 * @example <ConsentSettingsButton noScriptAction="/cookie-einstellungen" className="footerLink" />
 */
export function ConsentSettingsButton({ noScriptAction, children, ...rest }: ConsentSettingsButtonProps) {
  const { texts, store } = useConsentContext();
  const button = (
    <button
      {...rest}
      type={noScriptAction ? 'submit' : 'button'}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        openSettings(event.currentTarget, store);
      }}
    >
      {children ?? texts.settingsButton}
    </button>
  );
  return noScriptAction ? (
    <form className="dpc-carrier" action={noScriptAction}>
      {button}
    </form>
  ) : (
    button
  );
}
