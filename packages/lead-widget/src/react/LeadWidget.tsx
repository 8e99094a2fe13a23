import { de } from '../locales/de';
import { useLeadHubSettings } from './LeadHubProvider';
import { type LeadHubOptions, useLeadHub } from './useLeadHub';

export interface LeadWidgetProps extends LeadHubOptions {
  /** Id of the box, as target of links. */
  id?: string | undefined;
  /** Name of the box for assistive technology. Put the visible heading outside. */
  title?: string | undefined;
  /**
   * Height in pixels kept free until the form is there, also in the prerendered page: one number, or one below and one
   * from a viewport width of 768 px. Default 480.
   */
  reserve?: number | readonly [narrow: number, wide: number] | undefined;
  /** Further classes for the box, after its own. */
  className?: string | undefined;
}

const TEXTS = {
  ...de,
  contact: 'So erreichen Sie uns auch:',
  noscript: 'Das Formular braucht JavaScript.',
};

/**
 * The provider's form with everything around it: reserved height, placeholder, consent, failure with a way on.
 *
 * Prerenders as a box with its reserved height, a sentence and `<noscript>`; nothing is requested before it is mounted
 * in a browser. React renders nothing inside the provider's container. Needs `styles.css` of the package.
 *
 * @example <LeadWidget id="contact-form" title="Angebote anfordern" integration="abc" reserve={[720, 600]} />
 */
export function LeadWidget(props: LeadWidgetProps) {
  const { id, title, reserve = 480, className = '', texts, contact, consent } = useLeadHubSettings(props);
  const { ref, status, failure, retry } = useLeadHub(props);
  const say = { ...TEXTS, ...texts };
  const waiting = status === 'waiting-consent';
  const { phone, email } = contact ?? {};

  const button = (label: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        // The button goes away; focus stays in the box instead of falling back to the page.
        ref.current?.parentElement?.focus();
        act();
      }}
    >
      {label}
    </button>
  );

  const wayOn = (phone || email) && (
    <p>
      {say.contact} {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}{' '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );

  return (
    <div
      id={id}
      className={`lead-widget ${className}`.trim()}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset around a foreign form would disable and name its fields
      role="group"
      aria-label={title}
      data-status={status}
      tabIndex={-1}
    >
      {[reserve].flat().map((height, index) => (
        // The style sheet swaps them; without it the first one counts.
        <svg key={index} width="1" height={height} display={index ? 'none' : undefined} aria-hidden />
      ))}
      <div ref={ref} />
      {status !== 'ready' && (
        <div className="lead-widget-status">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output belongs to a form of ours, and there is none */}
          <p role="status">{failure ? say.failed + say[failure] : (say[status as keyof typeof say] ?? say.loading)}</p>
          {failure && button(say.retry, retry)}
          {status === 'waiting-visible' && button(say.show, retry)}
          {waiting && button(say.once, retry)}
          {waiting && consent?.grant && button(say.always, () => consent.grant?.())}
          {failure && wayOn}
        </div>
      )}
      <noscript>
        <p>{say.noscript}</p>
        {wayOn}
      </noscript>
    </div>
  );
}
