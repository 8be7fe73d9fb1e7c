import { logInRoute, logOutRoute } from './log-in-routes.ts'
import {
  logInByLinkRoute,
  requestLogInLinkRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
} from './reset-routes.ts'
import { confirmSignUpRoute, signUpRoute } from './sign-up-routes.ts'

export { removeOldAccess } from './remove-old-access.ts'
export { shownCustomer } from './shown-customer.ts'
export { type AccountLetterContext, writeAccountLetter } from './write-account-letter.ts'

export const accountRoutes = [
  signUpRoute,
  confirmSignUpRoute,
  logInRoute,
  logOutRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  requestLogInLinkRoute,
  logInByLinkRoute,
]
