import { beforeEach, expect, test } from 'vitest';
import { settleDrafts } from './settle-drafts.ts';

const [maya, noor] = [{ id: 'maya' }, { id: 'noor' }];
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  settleDrafts(maya);
  for (const key of [
    'feedback-draft:1',
    'skip-draft:1',
    'comment-draft:1:new',
    'message-draft:1',
    'thread-draft:1',
    'profile-draft:bio',
    'unsent-message:1:2',
    'slow-until:1',
    'project-draft-1',
    'palette-recent',
    'has-reported',
    'theme',
  ]) {
    localStorage.setItem(key, '{}');
  }
  sessionStorage.setItem('contact-draft', '{}');
});

test('whoever signs out leaves no words behind, but a project of theirs waits', () => {
  settleDrafts(null);
  expect(kept()).toEqual(['drafts-of', 'project-draft-1', 'theme']);
  settleDrafts(maya);
  expect(kept()).toContain('project-draft-1');
});

test('whoever is signed out by time finds everything again', () => {
  const before = kept();
  settleDrafts(maya);
  expect(kept()).toEqual(before);
});

test('the next person finds nothing of it', () => {
  settleDrafts(noor);
  expect(kept()).toEqual(['drafts-of', 'theme']);
});
