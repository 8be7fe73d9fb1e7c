/** What the API says about accounts, Dutch; `messages.ts` joins it with the rest. */
export const accountNl = {
  'log-in-failed': 'E-mailadres en wachtwoord horen niet bij elkaar.',
  'link-expired': 'Deze link werkt niet meer: hij is al gebruikt of ouder dan een uur.',
  'log-in-again': 'Log voor de zekerheid nog een keer in.',
  'account.password-missing': 'Vul een wachtwoord in.',
  'account.password-short':
    'Minstens {least} tekens. Een korte zin is makkelijk te onthouden en moeilijk te raden.',
  'account.password-long': 'Hoogstens {most} tekens.',
  'account.password-guessable': 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  'account.password-breached': 'Dit wachtwoord staat op lijsten van gestolen wachtwoorden. Kies een ander.',
  'account.password-wrong': 'Dit wachtwoord klopt niet.',
  'account.google-failed': 'Inloggen met Google is niet gelukt. Probeer het nog eens of log anders in.',
  'account.passkey-failed': 'De passkey is niet herkend. Probeer het nog eens of log anders in.',
  'account.email-same': 'Dit is al het adres van dit account.',
  'whitelabel.none': 'Dit account verkoopt niet onder eigen naam.',
  'whitelabel.bar': 'Account onder eigen naam',
  'whitelabel.sender': 'Eigen afzender',
  'whitelabel.number': 'Klantnummer {number}',
  'account.full': 'Meer past er niet bij. Verwijder eerst iets.',
  'account.kept-invoices': 'Bestellingen en facturen: zolang het handels- en belastingrecht dat eist.',
  'account.kept-vouchers': 'Tegoed op gekochte bonnen: de code blijft geldig.',
  'account.kept-backups': 'Back-ups: die worden na enkele weken overschreven.',
} as const
