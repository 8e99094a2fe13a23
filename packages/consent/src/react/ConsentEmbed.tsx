import type { ConsentCategory } from '@sanierungsweg/consent/core';
import { type IframeHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { decisionOf } from '../core/decisionOf';
import { placeholderView } from '../interface/placeholderView';
import { isWebAddress, receiverOf } from '../interface/webAddress';
import { useConsentContext } from './ConsentContext';
import { createReact } from './createReact';
import { useConsent } from './useConsent';

/** Props of `ConsentEmbed`. Attributes of `<iframe>` besides these go to the frame. */
export interface ConsentEmbedProps extends Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'title' | 'children'> {
  /** The category that has to be allowed. */
  category: ConsentCategory;
  /** What is embedded, as a visitor would call it. Names the frame and heads the placeholder. */
  title: string;
  /** Address of the frame. Either this or `children`. */
  src?: string | undefined;
  /** What to render instead of a frame once it is allowed. */
  children?: ReactNode;
  /**
   * Who receives data when it loads. Default: the host of `src`, for a relative address that of the page. Where neither
   * is known, as on a server or without `src`, the placeholder names nobody.
   */
  provider?: string | undefined;
  /** On the element that is there before and after: give it the size of the embed, so that nothing moves. */
  className?: string | undefined;
}

/**
 * A video, map or other embed behind two clicks: no frame, no request, no preconnect and no thumbnail before consent.
 * "Einmal laden" shows it until the next decision and stores nothing; "Immer laden" allows the category. Another address,
 * category or provider in the same place asks anew. Prerendered HTML holds the placeholder, whose buttons work after
 * hydration.
 *
 * @example <ConsentEmbed category="functional" title="Karte: Anfahrt" src="https://www.openstreetmap.org/export/embed.html" />
 */
export function ConsentEmbed(props: ConsentEmbedProps) {
  const { category, title, src = '', children, className = '', ...frame } = props;
  const { texts } = useConsentContext();
  const consent = useConsent();
  const { has, save, status } = consent;
  // As on a server, the first client render knows no page.
  const { provider = receiverOf(src, status === 'unknown' ? undefined : document.baseURI), ...attributes } = frame;
  // What "Einmal laden" was pressed for, and under which decision: any later one ends it.
  const asked = JSON.stringify([decisionOf(consent), category, provider, src || title]);
  const [once, setOnce] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = has(category) || once === asked;

  // What it brought is gone: whoever agrees later does so elsewhere, and keeps the focus there.
  if (pressed && !shown) setPressed(false);

  const refused = children === undefined && !isWebAddress(src);

  useEffect(() => {
    if (refused) {
      console.error(
        `consent: <ConsentEmbed title="${title}"> got the address "${src}". Only http and https can be embedded, so nothing is. Correct src.`,
      );
    }
  }, [refused, title, src]);

  useEffect(() => {
    // The button that had the focus is gone.
    if (shown && pressed) content.current?.focus();
  }, [shown, pressed]);

  return (
    <div className={`dpc-embed ${className}`.trimEnd()}>
      {shown ? (
        <div className="dpc-frame" ref={content} tabIndex={-1}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- what a frame may do depends on the embed; `sandbox` is passed through */}
          {children ?? (!refused && <iframe {...attributes} src={src} title={title} />)}
        </div>
      ) : (
        placeholderView(createReact, {
          texts,
          id,
          title,
          provider,
          root: {
            onClick: ({ target }: MouseEvent) => {
              const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
              if (!action) return;
              setPressed(true);
              if (action === 'once') setOnce(asked);
              else save({ [category]: true });
            },
          },
        })
      )}
    </div>
  );
}
