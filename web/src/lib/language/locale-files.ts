// Written by `pnpm locale-types`; `node scripts/check-locales.ts` compares.

/** English decides which keys exist; a key that is not there does not compile. */
export interface LocaleFiles {
  about: typeof import('../../../../locales/en/about.json');
  accessibility: typeof import('../../../../locales/en/accessibility.json');
  accounts: typeof import('../../../../locales/en/accounts.json');
  admin: typeof import('../../../../locales/en/admin.json');
  blocks: typeof import('../../../../locales/en/blocks.json');
  categories: typeof import('../../../../locales/en/categories.json');
  comments: typeof import('../../../../locales/en/comments.json');
  common: typeof import('../../../../locales/en/common.json');
  community: typeof import('../../../../locales/en/community.json');
  contact: typeof import('../../../../locales/en/contact.json');
  dashboard: typeof import('../../../../locales/en/dashboard.json');
  distribution: typeof import('../../../../locales/en/distribution.json');
  errorPages: typeof import('../../../../locales/en/errorPages.json');
  explore: typeof import('../../../../locales/en/explore.json');
  feed: typeof import('../../../../locales/en/feed.json');
  feedback: typeof import('../../../../locales/en/feedback.json');
  guidelines: typeof import('../../../../locales/en/guidelines.json');
  help: typeof import('../../../../locales/en/help.json');
  home: typeof import('../../../../locales/en/home.json');
  inbox: typeof import('../../../../locales/en/inbox.json');
  iterations: typeof import('../../../../locales/en/iterations.json');
  legal: typeof import('../../../../locales/en/legal.json');
  mail: typeof import('../../../../locales/en/mail.json');
  merits: typeof import('../../../../locales/en/merits.json');
  names: typeof import('../../../../locales/en/names.json');
  nextStep: typeof import('../../../../locales/en/nextStep.json');
  notifications: typeof import('../../../../locales/en/notifications.json');
  ownProjects: typeof import('../../../../locales/en/ownProjects.json');
  palette: typeof import('../../../../locales/en/palette.json');
  personalData: typeof import('../../../../locales/en/personalData.json');
  pictures: typeof import('../../../../locales/en/pictures.json');
  postProject: typeof import('../../../../locales/en/postProject.json');
  privacy: typeof import('../../../../locales/en/privacy.json');
  profiles: typeof import('../../../../locales/en/profiles.json');
  projectPage: typeof import('../../../../locales/en/projectPage.json');
  projects: typeof import('../../../../locales/en/projects.json');
  prose: typeof import('../../../../locales/en/prose.json');
  published: typeof import('../../../../locales/en/published.json');
  reactions: typeof import('../../../../locales/en/reactions.json');
  request: typeof import('../../../../locales/en/request.json');
  rules: typeof import('../../../../locales/en/rules.json');
  sanctionStatements: typeof import('../../../../locales/en/sanctionStatements.json');
  sanctions: typeof import('../../../../locales/en/sanctions.json');
  sanctionsMail: typeof import('../../../../locales/en/sanctionsMail.json');
  security: typeof import('../../../../locales/en/security.json');
  settings: typeof import('../../../../locales/en/settings.json');
  terms: typeof import('../../../../locales/en/terms.json');
  ui: typeof import('../../../../locales/en/ui.json');
  uploads: typeof import('../../../../locales/en/uploads.json');
  validation: typeof import('../../../../locales/en/validation.json');
}
