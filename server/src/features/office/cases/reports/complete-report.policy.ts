import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import { AppError } from '../../../../core/app-error.ts';

/** What the law asks of a notice: who says so, which law, and in good faith; of sexual abuse of minors nobody need say who they are. */
export function missingFields(isMember: boolean, form: ReportForm): (keyof ReportForm)[] {
  const isNamed = isMember || form.concernsMinors;
  return [
    ...(form.isIllegal && !form.law ? (['law'] as const) : []),
    ...(form.isIllegal && !form.inGoodFaith ? (['inGoodFaith'] as const) : []),
    ...(isNamed || form.name ? [] : (['name'] as const)),
    ...(isNamed || form.email ? [] : (['email'] as const)),
  ];
}

export function requireComplete(isMember: boolean, form: ReportForm): void {
  const fields = missingFields(isMember, form);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}
