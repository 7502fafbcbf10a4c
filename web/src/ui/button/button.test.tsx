import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Button } from './button.tsx';

test('a loading button keeps focus and cannot be pressed again', async () => {
  const onClick = vi.fn();
  const { user, redraw } = renderUi(<Button onClick={onClick}>Publish</Button>);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onClick).toHaveBeenCalledTimes(1);

  redraw(
    <Button onClick={onClick} loading>
      Publish
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Publish/ });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a form is not sent twice by its loading button', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { user, redraw } = renderUi(form(false));
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);

  redraw(form(true));
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a disabled button can be reached by keyboard and does nothing', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button disabled onClick={onClick}>
      Send
    </Button>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('loading and done are said, not only drawn', () => {
  const { redraw } = renderUi(<Button loading>Save</Button>);
  expect(screen.getByRole('button').textContent).toContain('Loading');
  redraw(<Button done>Save</Button>);
  expect(screen.getByRole('button').textContent).toContain('Done');
});
