export const conversationLimits = { page: 30 } as const;
