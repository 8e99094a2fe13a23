import type { ConsentAdapter } from '@sanierungsweg/lead-widget/headless';
import type { WaitingTexts } from '../locales/texts';
import { type Bar, make, type WaitingPart } from './adoptPlace';

/** Says what loading would mean, offers it for once or for good, and gives back what was typed before a withdrawal. */
export function waitingPart(
  { element, button, offer }: Bar,
  say: WaitingTexts,
  { consent, privacy = '' }: { consent?: ConsentAdapter | undefined; privacy?: string | undefined },
): WaitingPart {
  const always = button(() => consent?.grant?.());
  const policy = make('a');
  policy.href = privacy;
  const copy = make('label', 'lead-widget-typed');
  const text = make('textarea');
  text.readOnly = true;
  return (status, typed) => {
    const asks = status === 'waiting-consent';
    const isStorable = asks && consent?.grant;
    offer(policy, asks && privacy && say.privacy);
    offer(always, isStorable && say.always);
    text.value = asks ? typed : '';
    copy.replaceChildren(say.typed, text);
    if (text.value) element.append(copy);
    else copy.remove();
    if (asks) return { sentence: say[status] + (isStorable ? say.remembered : ''), start: say.once };
    return status === 'waiting-visible' ? { sentence: say[status], start: say.show } : {};
  };
}
