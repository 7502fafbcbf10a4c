/** Another run beside this one, in another work tree, takes other ports. */
const first = Number(process.env['STAGE_PORT'] ?? 4300);

/** Where the journeys' own servers listen: the product, its dev build (for /dev/ui), and the caught mails. */
export const stage = {
  web: `http://localhost:${first}`,
  dev: `http://localhost:${first + 1}`,
  mails: `http://localhost:${first + 2}`,
} as const;
