export const notificationKinds = ['badge'] as const;
