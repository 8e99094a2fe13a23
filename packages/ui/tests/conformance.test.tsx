import * as ui from '@sanierungsweg/ui';
import { fireEvent, render } from '@testing-library/react';
import { createElement, type ElementType, type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { publicApi } from '../scripts/publicApi.mjs';

// The one rule, see “Every component” in the README: `className` and `style` go to the outermost element, `ref` and all
// other attributes to the element that carries the meaning. Where there is only one element they are the same.

interface Subject {
  /** What the component cannot do without. */
  props?: Record<string, unknown>;
  /** Name of the element that `ref` and attributes reach. */
  element: string;
}

const link = createElement('a', { href: '#a' }, 'A');
const option = { value: 'a', label: 'A' };
const axis = { max: 1, ticks: [] };

const subjects: Record<string, Subject> = {
  Accordion: { element: 'div', props: { items: [{ id: 'a', summary: 'A', content: 'B' }] } },
  Alert: { element: 'div', props: { title: 'A' } },
  Badge: { element: 'span' },
  BarChart: { element: 'table', props: { caption: 'A', rowHeader: 'B', max: 1, series: [], rows: [] } },
  Breadcrumbs: { element: 'nav', props: { label: 'A', children: link } },
  Button: { element: 'button' },
  ButtonLink: { element: 'a', props: { href: '#a' } },
  Card: { element: 'div' },
  CardBody: { element: 'div' },
  CardMore: { element: 'span' },
  CardPicture: { element: 'div' },
  CardTitle: { element: 'h2', props: { level: 2, children: link } },
  Checkbox: { element: 'input', props: { label: 'A' } },
  Container: { element: 'div' },
  Dialog: { element: 'dialog', props: { open: false, onOpenChange: () => {}, title: 'A', closeLabel: 'B' } },
  Disclosure: { element: 'details', props: { summary: 'A' } },
  Divider: { element: 'hr' },
  ErrorSummary: { element: 'div', props: { title: 'A', errors: [{ message: 'B' }] } },
  Fieldset: { element: 'fieldset', props: { legend: 'A' } },
  Form: { element: 'form', props: { errorTitle: 'A' } },
  Grid: { element: 'ul' },
  Heading: { element: 'h2', props: { level: 2, children: 'A' } },
  Icon: { element: 'svg', props: { name: 'check' } },
  Inline: { element: 'div' },
  LineChart: { element: 'figure', props: { caption: 'A', x: axis, y: axis, series: [], columns: ['A'], rows: [] } },
  Link: { element: 'a', props: { href: '#a' } },
  MobileMenu: { element: 'dialog', props: { id: 'm', label: 'A', openLabel: 'B', closeLabel: 'C', children: link } },
  MobileMenuGroup: { element: 'details', props: { title: 'A', children: link } },
  NavMenu: { element: 'div', props: { id: 'n', label: 'A', children: link } },
  NumberField: { element: 'input', props: { label: 'A' } },
  Progress: { element: 'progress', props: { label: 'A' } },
  Prose: { element: 'div' },
  RadioGroup: { element: 'fieldset', props: { legend: 'A', options: [option] } },
  RangeChart: { element: 'table', props: { caption: 'A', columns: ['A', 'B'], max: 1, rows: [] } },
  Select: { element: 'select', props: { label: 'A', children: createElement('option', null, 'A') } },
  SkipLink: { element: 'a', props: { href: '#a' } },
  Spinner: { element: 'span', props: { children: 'A' } },
  Stack: { element: 'div' },
  StackChart: { element: 'table', props: { caption: 'A', columns: ['A', 'B'], segments: [] } },
  Step: { element: 'li', props: { title: 'A', level: 2 } },
  Steps: { element: 'ol' },
  Switch: { element: 'input', props: { label: 'A' } },
  Table: { element: 'section', props: { label: 'A', columns: ['A'], rows: [] } },
  Tabs: { element: 'div', props: { label: 'A', items: [{ ...option, content: 'B' }] } },
  TextField: { element: 'input', props: { label: 'A' } },
  Textarea: { element: 'textarea', props: { label: 'A' } },
  Toggletip: { element: 'button', props: { term: 'A', children: 'B' } },
  VisuallyHidden: { element: 'span' },
};

/** Draw nothing of their own: a description for their child, a region by another package. */
const WITHOUT_ELEMENT = ['Tooltip', 'Toaster'];

/** Draw two elements side by side. */
const SIBLINGS = new Set(['MobileMenu', 'Toggletip']);

const componentOf = (name: string) => (ui as unknown as Record<string, ElementType>)[name] ?? name;
const draw = (name: string, more: Record<string, unknown> = {}): ReactElement =>
  createElement(componentOf(name), { ...subjects[name]?.props, ...more });

it('knows every component', () => {
  const all = Object.values(publicApi)
    .flat()
    .filter((name) => /^[A-Z][a-z]/.test(name));
  expect(
    [...Object.keys(subjects), ...WITHOUT_ELEMENT].toSorted(),
    'add a line to `subjects` above: the element that `ref` reaches, and the props it cannot do without',
  ).toEqual(all.toSorted());
});

describe.each(Object.entries(subjects))('%s', (name, { element }) => {
  it('passes ref and attributes to the element that carries the meaning', () => {
    const ref = { current: null as Element | null };
    render(draw(name, { ref, 'data-mine': 'yes', title: name === 'MobileMenuGroup' || name === 'Step' ? 'A' : 'T' }));
    expect(ref.current?.localName).toBe(element);
    expect(ref.current).toHaveAttribute('data-mine', 'yes');
  });

  it('passes class and style to the outermost element', () => {
    const ref = { current: null as Element | null };
    const { container } = render(draw(name, { ref, className: 'mine', style: { order: 7 } }));
    const mine = container.querySelector<HTMLElement>('.mine');
    expect(mine?.style.order).toBe('7');
    expect(mine).toContainElement(ref.current as HTMLElement);
    // Button and panel are siblings there: what is styled is the one that `ref` reaches.
    const outermost = SIBLINGS.has(name) ? ref.current : container.firstElementChild;
    expect(mine).toBe(outermost);
  });

  it('calls handlers for what it does itself as well', () => {
    const ref = { current: null as HTMLElement | null };
    const onFocus = vi.fn<() => void>();
    const onBlur = vi.fn<() => void>();
    render(draw(name, { ref, onFocus, onBlur }));
    fireEvent.focus(ref.current as HTMLElement);
    fireEvent.blur(ref.current as HTMLElement);
    expect(onFocus).toHaveBeenCalled();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('renders on a server, without a style of its own', () => {
    expect(renderToString(draw(name))).not.toContain('style=');
  });
});

describe.each([
  ['Checkbox', 'checkbox', 'onCheckedChange'],
  ['Switch', 'switch', 'onCheckedChange'],
])('%s', (name, _role, handler) => {
  it.each([true, false])('starts as told and then follows the visitor (%s)', (defaultChecked) => {
    const { container } = render(draw(name, { defaultChecked }));
    const input = container.querySelector('input') as HTMLInputElement;
    expect(input.checked).toBe(defaultChecked);
    fireEvent.click(input);
    expect(input.checked).toBe(!defaultChecked);
  });

  it('follows its parent where that decides', () => {
    function Parent() {
      const [checked, setChecked] = useState(false);
      return draw(name, { checked, [handler]: (next: boolean) => setChecked(next) });
    }
    const { container } = render(<Parent />);
    const input = container.querySelector('input') as HTMLInputElement;
    fireEvent.click(input);
    expect(input.checked).toBe(true);
  });
});

it.each(['TextField', 'Textarea', 'NumberField', 'Select'])('%s follows its parent, and starts as told', (name) => {
  const text = name === 'Select' ? 'A' : '12';
  const onChange = vi.fn<() => void>();
  const { container, unmount } = render(draw(name, { value: text, onChange }));
  const find = () => container.querySelector('input, textarea, select') as HTMLInputElement;
  expect(find().value).toBe(text);
  fireEvent.change(find(), { target: { value: name === 'Select' ? '' : '1' } });
  expect(find().value).toBe(text);
  unmount();
  const second = render(draw(name, { defaultValue: text }));
  expect((second.container.querySelector('input, textarea, select') as HTMLInputElement).value).toBe(text);
});

it.each(['TextField', 'Textarea', 'Select', 'Checkbox', 'NumberField', 'Fieldset', 'RadioGroup'])(
  '%s says by data-state that it is invalid, and by nothing that it is not',
  (name) => {
    const wrong = render(draw(name, { error: 'Wrong', className: 'mine' })).container.querySelector('.mine');
    expect(wrong).toHaveAttribute('data-state', 'invalid');
    expect(wrong).toHaveTextContent('Wrong');
    const right = render(draw(name, { className: 'right' })).container.querySelector('.right');
    expect(right).not.toHaveAttribute('data-state');
  },
);

it.each(['TextField', 'Textarea', 'Select', 'Checkbox', 'NumberField', 'RadioGroup'])(
  '%s says that it is invalid also where its page alone says so',
  (name) => {
    const ref = { current: null as Element | null };
    render(draw(name, { ref, 'aria-invalid': true }));
    expect(ref.current).toHaveAttribute('aria-invalid', 'true');
  },
);

it.each(['Checkbox', 'Switch'])('%s tells both who asks for the event and who asks for the state', (name) => {
  const onChange = vi.fn<() => void>();
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  const { container } = render(draw(name, { onChange, onCheckedChange }));
  fireEvent.click(container.querySelector('input') as HTMLInputElement);
  expect(onChange).toHaveBeenCalledOnce();
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('Disclosure starts as told and follows its parent', async () => {
  const start = render(draw('Disclosure', { defaultOpen: true })).container.querySelector('details');
  expect(start).toHaveAttribute('open');
  const asked = vi.fn<(open: boolean) => void>();
  const { container } = render(draw('Disclosure', { open: false, onOpenChange: asked }));
  fireEvent.click(container.querySelector('summary') as HTMLElement);
  expect(asked).toHaveBeenCalledExactlyOnceWith(true);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

it('Accordion opens its items as told and follows its parent', () => {
  const asked = vi.fn<(open: boolean) => void>();
  const items = [
    { id: 'a', summary: 'A', content: 'A', defaultOpen: true },
    { id: 'b', summary: 'B', content: 'B', open: false, onOpenChange: asked, 'data-topic': 'costs' },
  ];
  const { container } = render(draw('Accordion', { items }));
  const [free, held] = container.querySelectorAll('details');
  expect(held).toHaveAttribute('data-topic', 'costs');
  expect(free).toHaveAttribute('open');
  fireEvent.click(free?.querySelector('summary') as HTMLElement);
  expect(free).not.toHaveAttribute('open');
  fireEvent.click(held?.querySelector('summary') as HTMLElement);
  expect(asked).toHaveBeenCalledExactlyOnceWith(true);
  expect(held).not.toHaveAttribute('open');
});

it('MobileMenuGroup starts as told and follows its parent', () => {
  const asked = vi.fn<(open: boolean) => void>();
  const start = render(draw('MobileMenuGroup', { defaultOpen: true, onOpenChange: asked }));
  const free = start.container.querySelector('details');
  expect(free).toHaveAttribute('open');
  fireEvent.click(start.container.querySelector('summary') as HTMLElement);
  expect(free).not.toHaveAttribute('open');
  expect(asked).toHaveBeenLastCalledWith(false);
  const { container } = render(draw('MobileMenuGroup', { open: false, onOpenChange: asked }));
  fireEvent.click(container.querySelector('summary') as HTMLElement);
  expect(asked).toHaveBeenLastCalledWith(true);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

// jsdom knows neither popovers nor modal dialogs: what visitors do is asked of both menus in browser/held.spec.ts.
it('NavMenu says by data-state what its parent decides, and starts closed without one', () => {
  const { container, rerender } = render(draw('NavMenu'));
  expect(container.firstElementChild).toHaveAttribute('data-state', 'closed');
  for (const [open, state] of [
    [true, 'open'],
    [false, 'closed'],
  ] as const) {
    rerender(draw('NavMenu', { open }));
    expect(container.firstElementChild).toHaveAttribute('data-state', state);
    expect(container.querySelector('button')).toHaveAttribute('aria-expanded', `${open}`);
  }
});

it('MobileMenu opens and closes as its parent decides, and starts closed without one', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const { container, rerender } = render(draw('MobileMenu', { onOpenChange }));
  const panel = container.querySelector('dialog') as HTMLDialogElement;
  panel.showModal = () => panel.setAttribute('open', '');
  panel.close = () => panel.removeAttribute('open');
  expect(panel).not.toHaveAttribute('open');
  for (const open of [true, false]) {
    rerender(draw('MobileMenu', { open, onOpenChange }));
    expect(panel.open).toBe(open);
    expect(container.querySelector('button')).toHaveAttribute('aria-expanded', `${open}`);
  }
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.click(container.querySelector('button') as HTMLElement);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('the classes of MobileMenu’s buttons are those of a button', () => {
  const { container } = render(draw('MobileMenu'));
  const names = ui.buttonVariants({ variant: 'ghost', size: 'icon' }).split(' ');
  for (const button of container.querySelectorAll('button')) expect(button).toHaveClass(...names);
});

it('a dialog that nobody controls is opened by its ref and tells when it closes', () => {
  const ref = { current: null as HTMLDialogElement | null };
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(draw('Dialog', { open: undefined, onOpenChange, ref }));
  expect(ref.current).not.toHaveAttribute('data-state');
  fireEvent(ref.current as HTMLElement, new Event('close'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
