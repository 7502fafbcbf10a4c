import { chosenProjectsMax } from '@firstlight/contract/trials/distribution/distribution.ts';

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iu;

/** The projects that were written down, as ids or as addresses: none where nothing was, undefined where it cannot be read. */
export function chosenProjects(written: string): string[] | undefined {
  const pieces = written.split(/[\s,;]+/u).filter((piece) => piece !== '');
  const ids = new Set(pieces.map((piece) => id.exec(piece)?.[0].toLowerCase()));
  const known = [...ids].filter((one) => one !== undefined);
  return known.length === ids.size && ids.size <= chosenProjectsMax ? known : undefined;
}
