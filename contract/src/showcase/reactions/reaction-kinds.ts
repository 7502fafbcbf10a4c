/** The fixed five, in the order they are shown. */
export const reactionKinds = ['thumb', 'heart', 'rocket', 'bulb', 'thinking'] as const;

export type ReactionKind = (typeof reactionKinds)[number];

export const reactionGlyphs: Record<ReactionKind, string> = {
  thumb: '👍',
  heart: '❤️',
  rocket: '🚀',
  bulb: '💡',
  thinking: '🤔',
};
