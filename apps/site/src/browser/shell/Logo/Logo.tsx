import { SITE_NAME } from '../../../../settings/site';
import type { Route } from '../../../routes';
import { SiteLink } from '../SiteLink';
import { logo } from './Logo.css';

/** The house with the path in it, and the name; leads home. */
export function Logo({ current }: { current?: Route }) {
  return (
    <SiteLink
      to="/"
      className={logo}
      aria-label={`${SITE_NAME}, zur Startseite`}
      aria-current={current?.path === '/' ? 'page' : undefined}
    >
      <svg viewBox="0 0 40 40" width="38" height="38" aria-hidden="true" fill="none" strokeWidth="2.75">
        <path d="M4 19 20 5l16 14v17H4z" fill="var(--ui-art-wool)" stroke="currentColor" strokeLinejoin="round" />
        <path d="M20 36c0-6 8-5 8-10s-14-3-14-8c0-3 3-4.500 6-5" stroke="var(--ui-art-line)" strokeLinecap="round" />
      </svg>
      <span>{SITE_NAME}</span>
    </SiteLink>
  );
}
