import { listener } from '../../../core/domain-events.ts';
import './projects.events.ts';
import { forgetUnusedWords, removeStoredCover } from './projects.jobs.ts';

const removal = (folder: string | null) => (folder === null ? [] : [removeStoredCover.request({ folder })]);

export const projectListeners = [
  listener({ on: 'project.cover_changed', jobs: ({ replaced }) => removal(replaced) }),
  listener({ on: 'project.purged', jobs: ({ coverKey }) => removal(coverKey) }),
  listener({ on: 'project.all_erased', jobs: () => [forgetUnusedWords.request({})] }),
];
