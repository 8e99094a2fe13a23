import { useEffect, useState } from 'react';
import { adoptWidget, holdInPlace } from '../adopt';
import { de } from '../locales/de';
import { type LeadHubSettings, useLeadHubSettings } from './LeadHubProvider';
import { useWidget } from './useWidget';

/** Props of `LeadWidget`: what is its own, and what it may set for itself in place of its `LeadHubProvider`. */
export interface LeadWidgetProps extends LeadHubSettings {
  /** Id of the box, as target of links. Default: none. */
  id?: string | undefined;
  /** Name of the box for assistive technology. Put the visible heading outside. Default: none. */
  title?: string | undefined;
  /**
   * Height in pixels kept free until the form is there, also in the prerendered page: one number, or one below and one
   * from a viewport width of 768 px. Default 480.
   */
  reserve?: number | readonly [narrow: number, wide: number] | undefined;
  /** Further classes for the box, after its own. Default: none. */
  className?: string | undefined;
}

/**
 * The provider's form with everything around it: reserved height, placeholder, consent, failure with a way on.
 *
 * Prerenders as a box with its reserved height, a sentence and the way on without JavaScript; nothing is requested before
 * it is mounted in a browser. React renders nothing inside the provider's reach again. Later `texts` and another `contact`
 * are shown at once and leave the form alone; what makes a new one is said at `useLeadHub`. Needs `styles.css` of the package.
 *
 * @throws If neither `origin` nor `provider` is given, neither here nor in `LeadHubProvider`.
 * @example <LeadWidget id="contact-form" title="Angebote anfordern" integration="abc" reserve={[720, 600]} />
 */
export function LeadWidget(props: LeadWidgetProps) {
  const settings = useLeadHubSettings(props);
  const { id, title, className = '', reserve = 480, texts, contact: { phone, email } = {} } = settings;
  const say = {
    ...de,
    contact: 'So erreichen Sie uns auch:',
    noscript: 'Das Formular braucht JavaScript.',
    ...texts,
  };
  // Drawn once: later the sentence is `adoptWidget`'s, and drawings may have gone with what a provider's script removed.
  const [{ heights, loading }] = useState({ heights: [reserve].flat(), loading: say.loading });
  const { ref, widget } = useWidget(settings, (box, options) => {
    const letGo = holdInPlace(new Set([box]));
    const adopted = adoptWidget(box, options);
    return {
      ...adopted,
      stop() {
        letGo();
        adopted.stop();
      },
    };
  });
  // Objects are often written anew with each render; what they say is not new.
  const said = JSON.stringify(texts ?? {});
  useEffect(() => {
    widget.current?.say(JSON.parse(said) as typeof texts);
  }, [said, widget]);
  const isReachable = phone || email;
  // Without what no phone takes, and the zero of `+49 (0)30`, which is dialled only where nothing stands before it.
  const number = phone?.replace(/(?!^)\(0\)|[^\d+]/g, '');
  const wayOn = (
    <>
      {say.contact} <a href={number ? `tel:${number}` : undefined}>{phone}</a>{' '}
      <a href={email ? `mailto:${email}` : undefined}>{email}</a>
    </>
  );
  return (
    <div
      ref={ref}
      id={id}
      className={`lead-widget ${className}`.trim()}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset around a foreign form would disable and name its fields
      role="group"
      aria-label={title}
      data-status="idle"
      tabIndex={-1}
    >
      {heights.map((height, index) => (
        // The style sheet swaps them; without it the first one counts.
        <svg key={index} width="1" height={height} display={index ? 'none' : undefined} aria-hidden />
      ))}
      <div className="lead-widget-slot" />
      {/* Only texts and attributes change in here: whatever a provider's script removes, React does not miss it. */}
      <div className="lead-widget-status">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output belongs to a form of ours, and there is none */}
        <p role="status">{loading}</p>
        <noscript>
          <p>{say.noscript}</p>
          {isReachable && <p>{wayOn}</p>}
        </noscript>
        <p className="lead-widget-contact" hidden={!isReachable}>
          {wayOn}
        </p>
      </div>
    </div>
  );
}
