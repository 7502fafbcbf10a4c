import * as emailChange from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import { sendContactMessage } from './outreach/contact/contact.ts';
import * as notifications from './outreach/notifications/notifications.ts';
import * as push from './outreach/notifications/push.ts';
import * as security from './people/accounts/account-security.ts';
import * as accounts from './people/accounts/accounts.ts';
import * as passkeys from './people/accounts/passkeys.ts';
import * as personalData from './people/personal-data/personal-data.ts';
import * as providers from './providers.ts';
import * as profiles from './reputation/profiles/profiles.ts';
import * as comments from './showcase/comments/comments.ts';
import * as covers from './showcase/projects/project-covers.ts';
import * as drafts from './showcase/projects/project-drafts.ts';
import * as projects from './showcase/projects/projects.ts';
import * as reactions from './showcase/reactions/reactions.ts';
import * as dashboard from './trials/dashboard/dashboard.ts';
import * as distribution from './trials/distribution/distribution.ts';
import * as feed from './trials/feed/feed.ts';
import * as skipTimes from './trials/feed/skip-times.ts';
import * as feedback from './trials/feedback/feedback.ts';
import * as feedbackThreads from './trials/feedback/feedback-threads.ts';
import { listOwnFeedback } from './trials/feedback/own-feedback.ts';
import * as skips from './trials/feedback/skips.ts';
import * as iterations from './trials/iterations/iterations.ts';
import { readValidation } from './trials/validation/validation.ts';

/** Every operation of the product. The OpenAPI document, the fuzzer and the route walk read this list. */
export const endpoints: readonly Endpoint[] = [
  accounts.readMe,
  accounts.checkUsername,
  accounts.signUp,
  accounts.resendVerification,
  accounts.verifyEmail,
  accounts.signIn,
  accounts.signOut,
  accounts.forgotPassword,
  accounts.resetPassword,
  accounts.acceptTerms,
  security.changePassword,
  security.confirmPassword,
  security.listSessions,
  security.endSession,
  security.endOtherSessions,
  security.readSecondFactor,
  security.beginSecondFactor,
  security.confirmSecondFactor,
  security.renewRecoveryCodes,
  security.removeSecondFactor,
  security.signInWithCode,
  security.readReset,
  emailChange.readEmailChange,
  emailChange.askEmailChange,
  emailChange.dropEmailChange,
  emailChange.confirmEmailChange,
  emailChange.readEmailUndo,
  emailChange.undoEmailChange,
  passkeys.listPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  passkeys.beginPasskeySignIn,
  passkeys.signInWithPasskey,
  providers.listProviders,
  providers.beginProviderSignIn,
  providers.signInWithProvider,
  providers.signUpWithProvider,
  providers.listOwnProviders,
  providers.beginProviderLink,
  providers.linkProvider,
  providers.unlinkProvider,
  sendContactMessage,
  personalData.readExport,
  personalData.askExport,
  personalData.downloadExport,
  personalData.openExport,
  personalData.eraseAccount,
  accounts.editAccount,
  accounts.changeUsername,
  projects.exploreProjects,
  projects.readProject,
  projects.similarProjects,
  projects.publishProject,
  projects.editProject,
  projects.changeVisibility,
  projects.removeProject,
  projects.restoreProject,
  projects.listOwnProjects,
  covers.changeCover,
  covers.removeCover,
  drafts.listDrafts,
  drafts.storeDraft,
  drafts.dropDraft,
  profiles.readProfile,
  profiles.listProfileProjects,
  profiles.readOwnProfile,
  profiles.editProfile,
  profiles.changeAvatar,
  profiles.removeAvatar,
  feedback.startTest,
  feedback.returnFromTest,
  feedback.listFeedback,
  feedback.readOwnFeedback,
  feedback.previewFeedback,
  feedback.giveFeedback,
  feedback.editFeedback,
  feedback.removeFeedback,
  feedback.restoreFeedback,
  feedback.markFeedback,
  feedbackThreads.readThread,
  feedbackThreads.replyInThread,
  feedbackThreads.agreeToReveal,
  reactions.readReactions,
  reactions.addReaction,
  reactions.removeReaction,
  comments.listComments,
  comments.listReplies,
  comments.writeComment,
  comments.editComment,
  comments.removeComment,
  comments.restoreComment,
  notifications.listNotifications,
  notifications.countUnread,
  notifications.markRead,
  notifications.readChoices,
  notifications.chooseNotifications,
  push.readPush,
  push.turnOnPush,
  push.turnOffPush,
  feed.readFeed,
  feed.countFresh,
  feed.markShown,
  skipTimes.noteSkipTime,
  skipTimes.readSkipTimes,
  skips.skipProject,
  skips.withdrawSkip,
  skips.listSkips,
  skips.listOwnSkips,
  iterations.publishIteration,
  iterations.listIterations,
  iterations.editIteration,
  iterations.removeIteration,
  iterations.restoreIteration,
  iterations.readSkipDiagnosis,
  distribution.startRun,
  distribution.readLatestRun,
  distribution.readMetrics,
  readValidation,
  dashboard.listLedgers,
  dashboard.readFigures,
  dashboard.exportNotes,
  listOwnFeedback,
];
