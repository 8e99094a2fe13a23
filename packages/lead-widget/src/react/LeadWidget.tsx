import type { ReactNode } from 'react';
import { de } from '../locales/de';
import { type LeadContact, type LeadTexts, phoneHref } from '../locales/texts';
import { useLeadHubSettings } from './LeadHubProvider';
import { type LeadHubHookOptions, useLeadHub } from './useLeadHub';

export interface LeadWidgetProps extends LeadHubHookOptions {
  /** Id of the box, as target of links. */
  id?: string | undefined;
  /** Name of the box for assistive technology. Put the visible heading outside. */
  title?: string | undefined;
  /**
   * Height in pixels kept free until the form is there, also in the prerendered page: one number, or one below and one
   * from a viewport width of 768 px.
   */
  reserve?: number | readonly [narrow: number, wide: number] | undefined;
  className?: string | undefined;
  texts?: Partial<LeadTexts> | undefined;
  contact?: LeadContact | undefined;
}

/**
 * The provider's form with everything around it: reserved height, placeholder, consent, failure with a way on.
 *
 * Prerenders as a box with its reserved height, a sentence and `<noscript>`; nothing is requested before it is mounted
 * in a browser. React renders nothing inside the provider's container. Needs `styles.css` of the package.
 *
 * @example <LeadWidget id="contact-form" title="Angebote anfordern" integration="abc" reserve={[720, 600]} />
 */
export function LeadWidget(props: LeadWidgetProps) {
  const { id, title, reserve = 480, className, texts, contact, consent, load } = useLeadHubSettings(props);
  const { ref, status, failure, retry } = useLeadHub(props);
  const say = { ...de, ...texts };
  const heights = typeof reserve === 'number' ? [reserve] : reserve;
  const waiting = status === 'waiting-consent';

  const start = (grant?: () => void) => () => {
    // The button goes away; focus stays in the box instead of falling back to the page.
    ref.current?.parentElement?.focus({ preventScroll: true });
    if (grant) grant();
    else retry();
  };

  return (
    <div
      {...{ id, className: className ? `lead-widget ${className}` : 'lead-widget' }}
      role="group"
      aria-label={title}
      aria-busy={status === 'loading' || status === 'loaded'}
      data-status={status}
      tabIndex={-1}
    >
      {heights.map((height, index) => (
        <svg
          key={index ? 'wide' : 'narrow'}
          className={heights[1] ? `lead-widget-reserve-${index ? 'wide' : 'narrow'}` : undefined}
          width="1"
          height={height}
          display={index ? 'none' : undefined}
          aria-hidden="true"
        />
      ))}
      <div ref={ref} />
      {status !== 'ready' && (
        <div className="lead-widget-status">
          <p role="status">{waiting ? say.consent : failure ? say[failure] : say.loading}</p>
          {waiting && (
            <p>
              <Button onClick={start()}>{say.once}</Button>
              {consent?.grant && <Button onClick={start(() => consent.grant?.())}>{say.always}</Button>}
            </p>
          )}
          {status === 'waiting-visible' && load === 'interaction' && <Button onClick={start()}>{say.show}</Button>}
          {failure && <Button onClick={start()}>{say.retry}</Button>}
          {failure && <Contact {...{ say, contact }} />}
        </div>
      )}
      <noscript>
        <p>{say.noscript}</p>
        <Contact {...{ say, contact }} />
      </noscript>
    </div>
  );
}

function Button(props: { onClick(): void; children: ReactNode }) {
  return <button type="button" {...props} />;
}

function Contact({ say, contact: { phone, email } = {} }: { say: LeadTexts; contact: LeadContact | undefined }) {
  if (!phone && !email) return null;
  return (
    <p>
      {say.contact}
      {phone && <Line {...{ label: say.phone, href: phoneHref(phone), value: phone }} />}
      {email && <Line {...{ label: say.email, href: `mailto:${email}`, value: email }} />}
    </p>
  );
}

function Line({ label, href, value }: { label: string; href: string; value: string }) {
  return (
    <>
      <br />
      {label}: <a href={href}>{value}</a>
    </>
  );
}
