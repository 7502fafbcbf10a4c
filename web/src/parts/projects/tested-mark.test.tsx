import { listTestedProjects } from '@firstlight/contract/trials/feedback/tested-projects.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CurrentVisitor, type Visitor } from '../../lib/visitor.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { TestedMark } from './tested-mark.tsx';

const mine = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(listTestedProjects, () => ({ projectIds: [mine] }));
});
afterEach(cleanup);

const show = (visitor: Visitor) =>
  renderPart(
    <CurrentVisitor value={visitor}>
      {[mine, other].map((id) => (
        <p key={id} data-testid={id}>
          <TestedMark projectId={id} />
        </p>
      ))}
    </CurrentVisitor>,
    ['projects'],
  );

test('what one tested is marked, other projects are not, and one answer does for all cards', async () => {
  await show('member');
  expect(await screen.findByText('You tested it')).toBeTruthy();
  expect(screen.getByTestId(mine).textContent).toBe('You tested it');
  expect(screen.getByTestId(other).textContent).toBe('');
  expect(server.requests).toHaveLength(1);
});

test('a guest has no marks and none are asked for', async () => {
  await show('guest');
  expect(screen.queryByText('You tested it')).toBeNull();
  expect(server.requests).toHaveLength(0);
});
