import { feature } from '../../../core/feature.ts';
import { conversationsPersonal } from './conversations.personal.ts';

export const conversationsFeature = feature({
  name: 'conversations',
  personal: [conversationsPersonal],
});
