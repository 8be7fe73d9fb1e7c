import {
  addAddressRoute,
  changeAddressRoute,
  changeNameRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  getAccountRoute,
  removeAddressRoute,
} from './account-routes.ts'
import { deleteAccountRoute } from './delete-routes.ts'
import { changeEmailRoute, changePasswordRoute, confirmEmailRoute } from './email-routes.ts'
import { exportAccountRoute } from './export-account.ts'
import { getGoogleSettingsRoute, logInWithGoogleRoute } from './google-routes.ts'
import { logInRoute, logOutRoute } from './log-in-routes.ts'
import {
  addPasskeyRoute,
  getPasskeyChallengeRoute,
  getPasskeyRegistrationChallengeRoute,
  logInWithPasskeyRoute,
  removePasskeyRoute,
} from './passkey-routes.ts'
import {
  logInByLinkRoute,
  requestLogInLinkRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
} from './reset-routes.ts'
import { confirmSignUpRoute, signUpRoute } from './sign-up-routes.ts'

export { deleteExpiredAccess } from './delete-expired-access.ts'
export { type AccountEmailContext, enqueueAccountEmail } from './enqueue-account-email.ts'
export { passwordProblem } from './password-problem.ts'
export { toCustomerPayload } from './to-customer-payload.ts'

export const accountRoutes = [
  signUpRoute,
  confirmSignUpRoute,
  logInRoute,
  logOutRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  requestLogInLinkRoute,
  logInByLinkRoute,
  getGoogleSettingsRoute,
  logInWithGoogleRoute,
  getPasskeyChallengeRoute,
  logInWithPasskeyRoute,
  getAccountRoute,
  changeNameRoute,
  changeEmailRoute,
  confirmEmailRoute,
  changePasswordRoute,
  addAddressRoute,
  changeAddressRoute,
  removeAddressRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  getPasskeyRegistrationChallengeRoute,
  addPasskeyRoute,
  removePasskeyRoute,
  exportAccountRoute,
  deleteAccountRoute,
]
