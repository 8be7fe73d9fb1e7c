import type { EmailMessage } from '@passepartout/db'

const SENTENCES = [
  'Somebody who knows your password as an operator has tried more six-digit codes in an hour than anybody mistypes.',
  'For the rest of this hour no code lets anybody in; a passkey does.',
  'If that was not you, ask for a new password now: whoever runs the shop makes a link with "npm run shop -- operators".',
]

/** Tells an operator that their password is known to somebody who lacks the code. */
export const codeGuessingEmail = (from: EmailMessage['from'], to: string): EmailMessage => ({
  from,
  to,
  subject: 'Somebody tries the codes of your log-in',
  text: `${SENTENCES.join('\n\n')}\n`,
  html: `<!doctype html><html lang="en"><title>Codes tried</title><body>${SENTENCES.map(one => `<p>${one.replaceAll('"', '&quot;')}</p>`).join('')}</body></html>`,
})
