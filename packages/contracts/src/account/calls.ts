import { defineCall, defineFileCall } from '../call.ts'
import type { accountSchemas } from './schemas.ts'

type Schemas = typeof accountSchemas

export const logIn = defineCall<Schemas['logIn']>({
  name: 'logIn',
  title:
    'Logs a customer in with mail address and password; a wrong password and an unknown address answer the same.',
  method: 'POST',
  path: '/web-api/customer-login',
})

export const signUp = defineCall<Schemas['signUp']>({
  name: 'signUp',
  title: 'Begins a new account. The link in the mail confirms the address and logs in.',
  method: 'POST',
  path: '/web-api/customer-signup',
})

export const confirmSignUp = defineCall<Schemas['confirmSignUp']>({
  name: 'confirmSignUp',
  title: 'Makes the account of a link that was sent, and logs its customer in.',
  method: 'POST',
  path: '/web-api/customer-signup-confirm',
})

export const requestPasswordReset = defineCall<Schemas['requestPasswordReset']>({
  name: 'requestPasswordReset',
  title: 'Sends a link for a new password to an address that has an account; answers the same to any other.',
  method: 'POST',
  path: '/web-api/customer-password-reset',
})

export const resetPassword = defineCall<Schemas['resetPassword']>({
  name: 'resetPassword',
  title: 'Sets the new password of a link that was sent, and ends all sessions.',
  method: 'POST',
  path: '/web-api/customer-password-new',
})

export const requestLogInLink = defineCall<Schemas['requestLogInLink']>({
  name: 'requestLogInLink',
  title: 'Sends a link that logs in to an address that has an account; answers the same to any other.',
  method: 'POST',
  path: '/web-api/customer-login-link',
})

export const logInByLink = defineCall<Schemas['logInByLink']>({
  name: 'logInByLink',
  title: 'Logs in with a link that was sent.',
  method: 'POST',
  path: '/web-api/customer-login-link-use',
})

export const logOut = defineCall<Schemas['logOut']>({
  name: 'logOut',
  title: 'Ends the session and has the browser forget what it kept.',
  method: 'POST',
  path: '/web-api/customer-logout',
})

export const logInWithGoogle = defineCall<Schemas['logInWithGoogle']>({
  name: 'logInWithGoogle',
  title: 'Logs in with Google’s ID token; makes the account where there is none.',
  method: 'POST',
  path: '/web-api/customer-auth-google-credentials',
})

export const getGoogleSettings = defineCall<Schemas['getGoogleSettings']>({
  name: 'getGoogleSettings',
  title: 'What a page needs to show Google’s button.',
  method: 'GET',
  path: '/web-api/customer-auth-google-settings',
})

export const getPasskeyChallenge = defineCall<Schemas['getPasskeyQuestion']>({
  name: 'getPasskeyQuestion',
  title: 'What the browser asks its passkeys.',
  method: 'POST',
  path: '/web-api/customer-passkey-question',
})

export const logInWithPasskey = defineCall<Schemas['logInWithPasskey']>({
  name: 'logInWithPasskey',
  title: 'Logs in with a passkey’s answer.',
  method: 'POST',
  path: '/web-api/customer-login-passkey',
})

export const getAccount = defineCall<Schemas['getAccount']>({
  name: 'getAccount',
  title: 'Everything about the account of the session.',
  method: 'GET',
  path: '/web-api/account',
})

export const changeName = defineCall<Schemas['changeName']>({
  name: 'changeName',
  title: 'Changes first and last name.',
  method: 'POST',
  path: '/web-api/account/name',
})

export const changeEmail = defineCall<Schemas['changeEmail']>({
  name: 'changeEmail',
  title: 'Sends a link to the new mail address that makes it the account’s, and a notice to the old one.',
  method: 'POST',
  path: '/web-api/account/email',
})

export const confirmEmail = defineCall<Schemas['confirmEmail']>({
  name: 'confirmEmail',
  title: 'Makes the new mail address of a link that was sent the account’s.',
  method: 'POST',
  path: '/web-api/account/email-confirm',
})

export const changePassword = defineCall<Schemas['changePassword']>({
  name: 'changePassword',
  title: 'Sets another password and ends all other sessions.',
  method: 'POST',
  path: '/web-api/account/password',
})

export const addAddress = defineCall<Schemas['addAddress']>({
  name: 'addAddress',
  title: 'Keeps an address.',
  method: 'POST',
  path: '/web-api/account/addresses',
})

export const changeAddress = defineCall<Schemas['changeAddress']>({
  name: 'changeAddress',
  title: 'Changes a kept address.',
  method: 'PUT',
  path: '/web-api/account/addresses/:id',
})

export const removeAddress = defineCall<Schemas['removeAddress']>({
  name: 'removeAddress',
  title: 'Forgets a kept address.',
  method: 'DELETE',
  path: '/web-api/account/addresses/:id',
})

export const endSession = defineCall<Schemas['endSession']>({
  name: 'endSession',
  title: 'Logs another browser out.',
  method: 'DELETE',
  path: '/web-api/account/sessions/:id',
})

export const endOtherSessions = defineCall<Schemas['endOtherSessions']>({
  name: 'endOtherSessions',
  title: 'Logs all other browsers out.',
  method: 'POST',
  path: '/web-api/account/sessions/end-others',
})

export const getPasskeyRegistrationChallenge = defineCall<Schemas['getNewPasskeyQuestion']>({
  name: 'getNewPasskeyQuestion',
  title: 'What the browser needs to make a passkey.',
  method: 'POST',
  path: '/web-api/account/passkeys/question',
})

export const addPasskey = defineCall<Schemas['addPasskey']>({
  name: 'addPasskey',
  title: 'Adds the passkey that the browser made.',
  method: 'POST',
  path: '/web-api/account/passkeys',
})

export const removePasskey = defineCall<Schemas['removePasskey']>({
  name: 'removePasskey',
  title: 'Takes a passkey away.',
  method: 'DELETE',
  path: '/web-api/account/passkeys/:id',
})

export const deleteAccount = defineCall<Schemas['deleteAccount']>({
  name: 'deleteAccount',
  title: 'Deletes the account and everything that no law keeps.',
  method: 'POST',
  path: '/web-api/account/delete',
})

export const exportAccount = defineFileCall<Schemas['exportAccount']>({
  name: 'exportAccount',
  title: 'Everything the shop keeps about the customer: data as JSON and their photos, in one archive.',
  fileMethod: 'GET',
  path: '/web-api/account/export',
  produces: ['application/zip'],
  withoutShop: true,
})
