/** Where a case or an appeal is decided. */
export const deskAddress = (kind: string, id: string): string => `/admin/moderation?${kind}=${id}`;
