import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import { type ButtonHTMLAttributes, useEffect } from 'react';
import { announcer, decide, isAnythingAllowed } from '../../interface';

/** Props of `ConsentWithdrawButton`. Other attributes of `<button>` pass through; what a click does is fixed. */
export type ConsentWithdrawButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick' | 'disabled'>;

/**
 * Withdraws everything with one click, and announces it: as easy as consenting was (Art. 7 (3) GDPR). Disabled while
 * nothing optional is allowed, and in prerendered HTML. Its text is `texts.withdrawAll` unless it has children.
 *
 * @example <ConsentWithdrawButton className="footerLink" />
 */
export function ConsentWithdrawButton({ children, ...rest }: ConsentWithdrawButtonProps) {
  const { texts, store } = useConsentContext();
  const allowed = isAnythingAllowed(useConsent());
  useEffect(() => {
    announcer(texts.lang);
  }, [texts.lang]);
  return (
    <button
      {...rest}
      type="button"
      // Not `disabled`: what has just been pressed must keep the focus.
      aria-disabled={!allowed}
      onClick={() => {
        if (allowed) decide('withdrawAll', store, { texts });
      }}
    >
      {children ?? texts.withdrawAll}
    </button>
  );
}
