import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionView } from './blocks/SectionView/SectionView';
import { Island, IslandProvider } from './Island';

it('a section of a type that there is not names the type and those that there are', () => {
  expect(() => renderToString(<SectionView section={{ type: 'prosa', heading: 'A' } as never} />)).toThrow(
    'There is no section of the type “prosa”. Use one of: prose,',
  );
});

it('an island that there is not names the island and those that there are', () => {
  const draw = () =>
    renderToString(
      <IslandProvider value={{ components: { leadHub: () => null } as never }}>
        <Island name={'leadHubb' as never} props={{} as never} />
      </IslandProvider>,
    );
  expect(draw).toThrow('There is no island “leadHubb”. Use one of: leadHub.');
});
