import { useConsentContext } from '@sanierungsweg/consent';

/** Privacy policy and imprint, which must be reachable before a decision. */
export function LegalLinks() {
  const { texts, links, link: Link = 'a' } = useConsentContext();
  return (
    <p className="dpc-links">
      <Link href={links.privacy}>{texts.privacyLink}</Link> <Link href={links.imprint}>{texts.imprintLink}</Link>
    </p>
  );
}
