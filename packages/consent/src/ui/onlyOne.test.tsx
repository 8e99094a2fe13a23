import { createConsentStore } from '@sanierungsweg/consent/core';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConsentBanner } from './ConsentBanner/ConsentBanner';
import { ConsentDialog } from './ConsentDialog/ConsentDialog';

function Page({ first }: { first: boolean }) {
  return (
    <>
      {first && <ConsentBanner />}
      <ConsentBanner />
      {first && <ConsentDialog />}
      <ConsentDialog />
    </>
  );
}

describe('two banners or dialogs for one store', () => {
  it.each([true, false])('show one, and tell the developer (StrictMode: %s)', async (strict) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = createConsentStore();
    const page = (first: boolean) => (
      <ConsentTestProvider store={store}>
        {strict ? (
          <StrictMode>
            <Page first={first} />
          </StrictMode>
        ) : (
          <Page first={first} />
        )}
      </ConsentTestProvider>
    );
    const { rerender } = render(page(true));
    expect(screen.getAllByRole('region')).toHaveLength(1);
    act(() => store.openSettings());
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await vi.waitFor(() => {
      expect(warned.mock.calls.flat().join()).toContain('There are two banners in this page');
      expect(warned.mock.calls.flat().join()).toContain('There are two dialogs in this page');
    });
    // The second has its turn once the first has gone.
    rerender(page(false));
    expect(screen.getAllByRole('region', { hidden: true })).toHaveLength(1);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    warned.mockClear();
  });
});
