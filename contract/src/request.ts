/** What can go wrong with any request, whatever its feature. */
export const errors = {
  'request.malformed': 400,
  'request.invalid': 400,
  'request.foreign_origin': 403,
  'request.not_found': 404,
  'request.too_slow': 408,
  'request.in_progress': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.key_reused': 422,
  'request.too_many': 429,
  'request.unexpected': 500,
  'request.overloaded': 503,
  'request.unavailable': 503,
} as const;

/** Any operation may answer these; an operation names only what it adds. */
export const anyEndpointErrors = [
  'request.malformed',
  'request.invalid',
  'request.foreign_origin',
  'request.too_slow',
  'request.too_large',
  'request.unsupported_type',
  'request.too_many',
  'request.unexpected',
  'request.overloaded',
  'request.unavailable',
] as const satisfies readonly (keyof typeof errors)[];
