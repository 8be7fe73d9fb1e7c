/** Messages about accounts in German; part of `de.ts`. */
export const accountDe = {
  'log-in-failed': 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  'link-expired': 'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen.',
  'log-in-again': 'Zur Sicherheit bitte noch einmal anmelden.',
  'account.password-missing': 'Bitte ein Passwort eintragen.',
  'account.password-short':
    'Bitte mindestens {least} Zeichen. Ein kurzer Satz ist leicht zu merken und schwer zu erraten.',
  'account.password-long': 'Höchstens {most} Zeichen, bitte.',
  'account.password-guessable': 'Dieses Passwort lässt sich zu leicht erraten. Bitte ein anderes wählen.',
  'account.password-breached':
    'Dieses Passwort steht auf Listen gestohlener Passwörter. Bitte ein anderes wählen.',
  'account.password-wrong': 'Dieses Passwort stimmt nicht.',
  'account.google-failed':
    'Die Anmeldung mit Google hat nicht geklappt. Bitte noch einmal versuchen oder anders anmelden.',
  'account.passkey-failed':
    'Der Passkey wurde nicht erkannt. Bitte noch einmal versuchen oder anders anmelden.',
  'account.email-same': 'Das ist schon die Adresse dieses Kontos.',
  'whitelabel.none': 'Dieses Konto verkauft nicht unter eigenem Namen.',
  'whitelabel.bar': 'Konto unter eigenem Namen',
  'whitelabel.sender': 'Eigener Absender',
  'whitelabel.number': 'Kundennummer {number}',
  'whitelabel.net': 'Netto {amount}',
  'account.full': 'Die Liste ist voll. Bitte zuerst einen Eintrag entfernen.',
  'account.kept-invoices':
    'Bestellungen und Rechnungen: so lange, wie Handels- und Steuerrecht es verlangen.',
  'account.kept-vouchers': 'Guthaben auf gekauften Gutscheinen: Der Code gilt weiter.',
  'account.kept-backups': 'Sicherungskopien: Sie werden nach einigen Wochen überschrieben.',
} as const
