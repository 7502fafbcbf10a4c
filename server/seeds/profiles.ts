import type { ProfileChanges } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context } from '../src/core/context.ts';
import { changeAvatar } from '../src/features/reputation/profiles/change-avatar.ts';
import { editProfile } from '../src/features/reputation/profiles/edit-profile.ts';
import { memberContext } from './member-context.ts';
import { drawPortrait, type PortraitColours } from './portrait.ts';

interface SeededProfile extends ProfileChanges {
  portrait?: PortraitColours;
}

/** By username. Whoever is missing has said nothing yet, as most newcomers. */
const profiles: Record<string, SeededProfile> = {
  creator: {
    bio: 'I run a café in Lyon and build small tools for the people behind the counter. First one: splitting the day’s takings without a fight.',
    location: 'Lyon',
    interests: ['food', 'local', 'finance'],
    portrait: { sky: '#fbe3d0', skin: '#c98d66', hair: '#2b1b14', shirt: '#10243a' },
  },
  tester: {
    bio: 'Prof de physique, bricoleur le soir. J’essaie tout ce qui tient dans une poche, et je dis franchement où je me suis perdu.',
    location: 'Nantes',
    interests: ['education', 'mobile', 'health', 'other'],
    portrait: { sky: '#bfd3e2', skin: '#f0c9a8', hair: '#8a5a2b', shirt: '#14664a' },
  },
  both: {
    bio: 'Designer indépendante. Le matin je construis, le soir j’essaie ce que les autres construisent.',
    location: 'Bruxelles',
    interests: ['design', 'saas', 'ai', 'marketing'],
    portrait: { sky: '#ffc79b', skin: '#8d5a3c', hair: '#17110d', shirt: '#0b5c9e' },
  },
  jonas: {
    bio: 'Maintains two open-source libraries and one allotment. Will test anything with a command line.',
    location: 'Berlin',
    interests: ['dev', 'ai'],
    portrait: { sky: '#dce6ec', skin: '#f3d3b8', hair: '#c9a25a', shirt: '#ae1f3b' },
  },
  private: {
    bio: 'I’d rather be known for my feedback.',
    location: 'Marseille',
    interests: ['health', 'local'],
    visibility: 'private',
  },
};

/** Says for people what they would say themselves, by their own acts. */
export async function seedProfiles(ctx: Context): Promise<void> {
  for (const [username, { portrait, ...said }] of Object.entries(profiles)) {
    const own = await memberContext(ctx, username);
    await editProfile(own, said);
    if (portrait) await changeAvatar(own, { file: await drawPortrait(portrait) });
  }
}
