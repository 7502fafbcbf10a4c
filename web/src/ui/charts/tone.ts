/** What is, what falls short of it, and what is not known or still waits. */
export type Tone = 'is' | 'short' | 'open';
