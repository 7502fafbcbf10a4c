import { projectRules } from '@firstlight/contract/rules.ts';
import { printableLine, projectNameFault } from '@firstlight/contract/text/visible-name.ts';
import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import { translate } from '../../../../core/translate.ts';
import { projectNamesAfter, setName } from '../write/projects.queries.ts';

type Named = Awaited<ReturnType<typeof projectNamesAfter>>[number];

/**
 * Names from before there was a rule for them: what cannot be shown is taken out, and a project that still has no name
 * to show is called untitled until its maker says more. May be interrupted and run again. Returns how many it changed.
 */
export async function mendProjectNames({ db }: Pick<Context, 'db'>): Promise<number> {
  let mended = 0;
  for await (const project of inPages<Named>((last, limit) => projectNamesAfter(db, last?.id, limit))) {
    if (!projectNameFault(project.name)) continue;
    await setName(db, project.id, mendedName(project));
    mended += 1;
  }
  return mended;
}

function mendedName({ name, language }: Named): string {
  const shown = printableLine(name.normalize());
  const isName = [...shown].length >= projectRules.nameMin && !projectNameFault(shown);
  return isName ? shown : translate(language, 'projects', 'unnamed');
}
