import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Sums } from '../read/sums.ts';

export function supplyChart(sums: Sums): Analytics['supply'] {
  return {
    categories: categories.map((category) => ({
      category,
      projects: sums.of(category, 'projects'),
      notes: sums.of(category, 'notes'),
      onTime: sums.of(category, 'on_time'),
    })),
  };
}
