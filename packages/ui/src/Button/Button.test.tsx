import { createRef, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';

test('the primary button stays vermilion with white text in the dark theme', async () => {
  const screen = await render(
    <div data-theme="dark">
      <Button variant="primary">Pay</Button>
    </div>,
  );
  const { backgroundColor, color } = getComputedStyle(screen.getByRole('button').element());
  const [red = 0, green = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
  // The paler color salmon has a difference of 102.
  expect(red - green).toBeGreaterThan(120);
  expect(color).toBe('rgb(255, 255, 255)');
});

test('keeps its visible text as its name while busy', async () => {
  const screen = await render(
    <Button busy busyLabel="Publishing..." aria-label="Publish “The Ox”">
      Publish
    </Button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Publishing...' })).toBeVisible();
});

test('a busy button announces its action, keeps focus and ignores further presses', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button type="submit" busy={busy} busyLabel="Preparing Payment..." disabled={busy}>
        Continue
      </Button>
    </form>
  );
  const screen = await render(form(false));
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.rerender(form(true));
  const button = screen.getByRole('button', { name: 'Preparing Payment...' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await screen.getByLabelText('Email').click();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('a double click runs a pending action once, and any other action twice', async () => {
  const save = vi.fn();
  const more = vi.fn();
  const screen = await render(
    <>
      <Button busy={false} onClick={save}>
        Save
      </Button>
      <Button onClick={more}>One more</Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Save' }).dblClick();
  expect(save).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'One more' }).dblClick();
  expect(more).toHaveBeenCalledTimes(2);
});

test('a link can be the button', async () => {
  const screen = await render(
    <Button asChild>
      <a href="/next">Next</a>
    </Button>,
  );
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveClass('za-Button');
});

test('passes its props to the child with asChild', async () => {
  const calls: string[] = [];
  const ref = createRef<HTMLButtonElement>();
  const childRef = createRef<HTMLAnchorElement>();
  const screen = await render(
    <Button
      asChild
      ref={ref}
      id="next"
      className="wide"
      style={{ order: 2 }}
      data-testid="way"
      aria-label="Next page"
      title="Onwards"
      onClick={() => calls.push('button')}
    >
      <a
        ref={childRef}
        href="#next"
        className="own"
        style={{ flexGrow: 1 }}
        onClick={() => calls.push('child')}
      >
        Next
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Next page' });
  await expect.element(link).toHaveClass('za-Button', 'wide', 'own');
  await expect.element(link).toHaveAttribute('id', 'next');
  await expect.element(link).toHaveAttribute('title', 'Onwards');
  await expect.element(link).toHaveAttribute('data-testid', 'way');
  await expect.element(link).toHaveStyle({ order: '2', flexGrow: '1' });
  await link.click();
  expect(calls).toEqual(['child', 'button']);
  expect(ref.current).toBe(link.element());
  expect(childRef.current).toBe(link.element());
});

test.each(['disabled', 'busy'])(
  'a %s link button does not navigate, and is announced as disabled',
  async (state) => {
    const press = vi.fn();
    const screen = await render(
      <Button asChild {...{ [state]: true }} busyLabel="Opening..." onClick={press}>
        <a href="#elsewhere" onClick={press}>
          Open
        </a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: state === 'busy' ? 'Opening...' : 'Open' });
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link).not.toHaveAttribute('disabled');
    (link.element() as HTMLElement).click();
    expect(press).not.toHaveBeenCalled();
    expect(location.hash).not.toBe('#elsewhere');
  },
);

test.each(['primary', 'secondary', 'quiet'] as const)(
  'a disabled %s button has no hover style',
  async (variant) => {
    const screen = await render(
      <>
        <Button variant={variant} disabled>
          Unready
        </Button>
        <Button variant={variant} asChild disabled>
          <a href="#next">Unready link</a>
        </Button>
      </>,
    );
    for (const control of document.querySelectorAll<HTMLElement>('.za-Button')) {
      control.style.transition = 'none';
      const look = (): string[] => {
        const { backgroundColor, borderColor, color } = getComputedStyle(control);
        return [backgroundColor, borderColor, color];
      };
      const before = look();
      await userEvent.hover(control);
      expect(control.matches(':hover')).toBe(true);
      expect(look()).toEqual(before);
      await userEvent.unhover(control);
    }
    await expect.element(screen.getByRole('button', { name: 'Unready' })).toBeDisabled();
  },
);

test('Tab reaches a button and skips a disabled one; Enter and Space press it', async () => {
  const press = vi.fn();
  await render(
    <>
      <Button disabled onClick={press}>
        Unready
      </Button>
      <Button onClick={press}>Ready</Button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Ready');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(2);
});
