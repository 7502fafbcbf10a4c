import { impersonal, personalPart } from '../../../core/personal-part.ts';

const figure = 'a figure about a project, counted from what others did';

export const validationPersonal = personalPart({
  tables: {
    validations: {
      of: null,
      columns: {
        projectId: impersonal('a random number'),
        testersNeeded: impersonal('a figure about the site'),
        spanDays: impersonal(figure),
        replied: impersonal(figure),
        judgedOn: impersonal('the day of the count'),
        validatedOn: impersonal(figure),
      },
    },
  },
});
