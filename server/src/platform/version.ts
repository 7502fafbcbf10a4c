import manifest from '../../../package.json' with { type: 'json' };

/** Of this release, as the changelog has it. */
export const version: string = manifest.version;
