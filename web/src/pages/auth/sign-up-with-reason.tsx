import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matchPath, useSearchParams } from 'react-router';
import { safeNext } from '../../features/people/accounts/sign-in/safe-next.ts';
import { SignUp } from '../../features/people/accounts/sign-up/sign-up.tsx';
import type { SignUpProps } from '../../features/people/accounts/sign-up/use-sign-up-form.ts';
import { projectOf } from '../../features/showcase/projects/projects.api.ts';

/** Says in the title what the account is for, by the page that the person wanted. */
export function SignUpWithReason(props: SignUpProps) {
  return <SignUp {...props} title={useReason()} />;
}

function useReason(): string | undefined {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const { pathname } = new URL(safeNext(search.get('next')), location.origin);
  const projectId = matchPath('/project/:projectId', pathname)?.params.projectId;
  const project = useQuery({ ...projectOf(projectId ?? ''), enabled: projectId !== undefined }).data;
  if (pathname === '/post-project') return t('signUp.titles.postProject');
  return projectId && project && t('signUp.titles.project', { name: project.name });
}
