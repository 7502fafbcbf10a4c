import * as general from './general-limits.ts';
import * as alarms from './office/alarms/alarms.ts';
import * as analytics from './office/analytics/analytics.ts';
import * as announcements from './office/announcements/announcements.ts';
import * as caseUse from './office/cases/case-use-limits.ts';
import * as cases from './office/cases/cases.ts';
import * as reports from './office/cases/reports.ts';
import * as reviews from './office/cases/reviews.ts';
import * as transparency from './office/cases/transparency.ts';
import * as unmaskings from './office/cases/unmaskings.ts';
import * as sanctionUse from './office/sanctions/sanction-use-limits.ts';
import * as sanctions from './office/sanctions/sanctions.ts';
import * as support from './office/support/support.ts';
import * as supportOffice from './office/support/support-office.ts';
import * as supportUse from './office/support/support-use-limits.ts';
import * as contact from './outreach/contact/contact.ts';
import * as contactUse from './outreach/contact/contact-use-limits.ts';
import * as operator from './outreach/contact/operator.ts';
import * as newsletter from './outreach/newsletter/newsletter.ts';
import * as newsletterOffice from './outreach/newsletter/newsletter-office.ts';
import * as newsletterUse from './outreach/newsletter/newsletter-use-limits.ts';
import * as notifications from './outreach/notifications/notifications.ts';
import * as push from './outreach/notifications/push.ts';
import * as security from './people/accounts/account-security.ts';
import * as accountUse from './people/accounts/account-use-limits.ts';
import * as accounts from './people/accounts/accounts.ts';
import * as emailChange from './people/accounts/email-change.ts';
import * as passkeys from './people/accounts/passkeys.ts';
import * as providers from './people/accounts/providers.ts';
import * as blockUse from './people/blocks/block-use-limits.ts';
import * as blocks from './people/blocks/blocks.ts';
import * as personalData from './people/personal-data/personal-data.ts';
import * as personalDataUse from './people/personal-data/personal-data-use-limits.ts';
import * as merits from './reputation/merits/merits.ts';
import * as badgeProgress from './reputation/profiles/badge-progress.ts';
import * as findPeople from './reputation/profiles/find-people.ts';
import * as profileUse from './reputation/profiles/profile-use-limits.ts';
import * as profiles from './reputation/profiles/profiles.ts';
import * as request from './request.ts';
import * as commentUse from './showcase/comments/comment-use-limits.ts';
import * as comments from './showcase/comments/comments.ts';
import * as findProjects from './showcase/projects/find-projects.ts';
import * as pageReadings from './showcase/projects/page-readings.ts';
import * as covers from './showcase/projects/project-covers.ts';
import * as drafts from './showcase/projects/project-drafts.ts';
import * as projectPictures from './showcase/projects/project-pictures.ts';
import * as projectUse from './showcase/projects/project-use-limits.ts';
import * as projects from './showcase/projects/projects.ts';
import * as reactions from './showcase/reactions/reactions.ts';
import * as channelUse from './talk/channels/channel-use-limits.ts';
import * as channels from './talk/channels/channels.ts';
import * as messageSearch from './talk/channels/message-search.ts';
import * as channelMessages from './talk/channels/messages.ts';
import * as channelTyping from './talk/channels/typing.ts';
import * as conversationUse from './talk/conversations/conversation-use-limits.ts';
import * as conversations from './talk/conversations/conversations.ts';
import * as accessRequests from './talk/groups/access-requests.ts';
import * as doorUse from './talk/groups/door-use-limits.ts';
import * as group from './talk/groups/group.ts';
import * as groupChannels from './talk/groups/group-channels.ts';
import * as groupMembers from './talk/groups/group-members.ts';
import * as groupUse from './talk/groups/group-use-limits.ts';
import * as groups from './talk/groups/groups.ts';
import * as invites from './talk/groups/invites.ts';
import * as sharedProjects from './talk/groups/shared-projects.ts';
import * as dashboard from './trials/dashboard/dashboard.ts';
import * as dashboardUse from './trials/dashboard/dashboard-use-limits.ts';
import * as makerSteps from './trials/dashboard/maker-steps.ts';
import * as distribution from './trials/distribution/distribution.ts';
import * as feed from './trials/feed/feed.ts';
import * as feedUse from './trials/feed/feed-use-limits.ts';
import * as skipTimes from './trials/feed/skip-times.ts';
import * as cardAnswers from './trials/feedback/card-answers.ts';
import * as feedback from './trials/feedback/feedback.ts';
import * as feedbackThreads from './trials/feedback/feedback-threads.ts';
import * as feedbackUse from './trials/feedback/feedback-use-limits.ts';
import * as inbox from './trials/feedback/inbox.ts';
import * as ownFeedback from './trials/feedback/own-feedback.ts';
import * as quote from './trials/feedback/quote.ts';
import * as skips from './trials/feedback/skips.ts';
import * as testedProjects from './trials/feedback/tested-projects.ts';
import * as tests from './trials/feedback/tests.ts';
import * as iterationUse from './trials/iterations/iteration-use-limits.ts';
import * as iterations from './trials/iterations/iterations.ts';
import * as latestChange from './trials/iterations/latest-change.ts';
import * as validation from './trials/validation/validation.ts';
import * as uploadUse from './upload-use-limits.ts';
import * as uploads from './uploads.ts';

/**
 * Every file of the contract that describes operations, errors, limits or kinds of news, named here and nowhere else: whatever must know all of them
 * takes what they export. It brings every schema with it, so the browser takes single files instead.
 */
export const features = [
  commentUse,
  accountUse,
  contactUse,
  newsletterUse,
  blockUse,
  personalDataUse,
  projectUse,
  profileUse,
  uploadUse,
  feedbackUse,
  feedUse,
  iterationUse,
  dashboardUse,
  sanctionUse,
  caseUse,
  supportUse,
  channelUse,
  conversationUse,
  groupUse,
  doorUse,
  general,
  request,
  uploads,
  emailChange,
  contact,
  operator,
  newsletter,
  newsletterOffice,
  notifications,
  push,
  sanctions,
  cases,
  alarms,
  analytics,
  announcements,
  reports,
  reviews,
  transparency,
  unmaskings,
  support,
  supportOffice,
  security,
  accounts,
  passkeys,
  blocks,
  personalData,
  providers,
  merits,
  profiles,
  badgeProgress,
  findPeople,
  comments,
  pageReadings,
  findProjects,
  covers,
  drafts,
  projectPictures,
  projects,
  reactions,
  channels,
  channelMessages,
  channelTyping,
  messageSearch,
  conversations,
  group,
  groups,
  groupMembers,
  groupChannels,
  invites,
  accessRequests,
  sharedProjects,
  dashboard,
  makerSteps,
  distribution,
  feed,
  skipTimes,
  cardAnswers,
  feedback,
  feedbackThreads,
  quote,
  inbox,
  ownFeedback,
  testedProjects,
  tests,
  skips,
  iterations,
  latestChange,
  validation,
] as const;
