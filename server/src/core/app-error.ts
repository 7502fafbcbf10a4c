import type { ErrorCode } from '@firstlight/contract/errors.ts';

export interface AppErrorDetails {
  /** Where the input was refused, as paths into it. */
  fields?: string[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one way a use case says no. The code is a catalogue entry; its sentence is translated where the reply is made. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
