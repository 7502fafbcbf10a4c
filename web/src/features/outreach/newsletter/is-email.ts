import { letterWish } from '@firstlight/contract/outreach/newsletter/newsletter.ts';

export const isEmail = (text: string): boolean => letterWish.shape.email.safeParse(text || '-').success;
