import type { EmailMessage } from '@passepartout/db'

const SENTENCES = [
  'Someone who knows your operator password has entered more wrong six-digit codes in the last hour than typing errors explain.',
  'Codes are refused for the rest of this hour; passkeys still work.',
  'If this was not you, request a new password now: an administrator of the shop creates the link with "npm run shop -- operators".',
]

/** Warns an operator that their password is known to a person without the second factor. */
export const codeGuessingEmail = (from: EmailMessage['from'], to: string): EmailMessage => ({
  from,
  to,
  subject: 'Repeated wrong codes at your sign-in',
  text: `${SENTENCES.join('\n\n')}\n`,
  html: `<!doctype html><html lang="en"><title>Repeated wrong codes</title><body>${SENTENCES.map(one => `<p>${one.replaceAll('"', '&quot;')}</p>`).join('')}</body></html>`,
})
