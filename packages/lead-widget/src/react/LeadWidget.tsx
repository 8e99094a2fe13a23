import { memo } from 'react';
import { adoptWidget, holdInPlace } from '../adopt';
import { de } from '../locales/de';
import { type LeadHubSettings, useLeadHubSettings } from './LeadHubProvider';
import { useWidget } from './useWidget';

export interface LeadWidgetProps extends LeadHubSettings {
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
 * What a server draws and `adoptWidget` takes over. React draws it once and never looks at it again, so nothing that a
 * provider's script does to it can disturb React.
 */
const Inside = memo(
  ({ reserve = 480, texts, contact: { phone, email } = {} }: LeadWidgetProps) => {
    const say = { ...TEXTS, ...texts };
    const wayOn = (
      <>
        {say.contact} {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}{' '}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </>
    );
    const isReachable = phone || email;
    return (
      <>
        {[reserve].flat().map((height, index) => (
          // The style sheet swaps them; without it the first one counts.
          <svg key={index} width="1" height={height} display={index ? 'none' : undefined} aria-hidden />
        ))}
        <div className="lead-widget-slot" />
        <div className="lead-widget-status">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output belongs to a form of ours, and there is none */}
          <p role="status">{say.loading}</p>
          <noscript>
            <p>{say.noscript}</p>
            {isReachable && <p>{wayOn}</p>}
          </noscript>
          {isReachable && <p className="lead-widget-contact">{wayOn}</p>}
        </div>
      </>
    );
  },
  () => true,
);

/**
 * The provider's form with everything around it: reserved height, placeholder, consent, failure with a way on.
 *
 * Prerenders as a box with its reserved height, a sentence and the way on without JavaScript; nothing is requested before
 * it is mounted in a browser. React renders nothing inside the provider's reach again. Needs `styles.css` of the package.
 *
 * @throws If neither `origin` nor `provider` is given, neither here nor in `LeadHubProvider`.
 * @example <LeadWidget id="contact-form" title="Angebote anfordern" integration="abc" reserve={[720, 600]} />
 */
export function LeadWidget(props: LeadWidgetProps) {
  const settings = useLeadHubSettings(props);
  const { id, title, className = '' } = settings;
  const { ref } = useWidget<HTMLDivElement>(settings, (box, options) => {
    const letGo = holdInPlace(new Set([box]));
    const widget = adoptWidget(box, options);
    return {
      ...widget,
      stop() {
        letGo();
        widget.stop();
      },
    };
  });
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
      <Inside {...settings} />
    </div>
  );
}
