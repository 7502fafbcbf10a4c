import { listSharedProjects } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { groupForMember } from '../../../testing/group.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { OwnProjectsDialog } from './own-projects-dialog.tsx';

test('a page that does not come ends the search for one’s own projects: it says so, and goes on when asked', async () => {
  const server = stubServer();
  server.answers(listSharedProjects, () => {
    // The next page will not come.
    server.refuses(listSharedProjects, 'request.too_many');
    return { items: [], next: 'later' };
  });
  const asked = () => server.requests.length;
  const { user } = await renderPart(
    <OwnProjectsDialog
      group={groupForMember()}
      username="maya"
      title="Ask for a round"
      lead=""
      submit="Ask"
      pending={undefined}
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
    ['rounds', 'groups', 'request', 'ui'],
  );
  await screen.findByText('Couldn’t load the projects');
  expect(asked()).toBe(2);
  server.answers(listSharedProjects, () => ({ items: [], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Go to shared projects' });
  // It did not ask on and on.
  expect(asked()).toBe(3);
});
