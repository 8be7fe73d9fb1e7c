/** What the mails about an account say, German. */
export const de = {
  'account.minutes': 'Der Knopf gilt {minutes} Minuten und nur einmal.',
  'sign-up.subject': 'Bitte bestätige deine E-Mail-Adresse',
  'sign-up.subject@kartenliebe': 'Bitte bestätigt eure E-Mail-Adresse',
  'sign-up.title': 'Nur noch ein Klick.',
  'sign-up.text':
    'Du hast ein Konto bei {shop} angelegt. Zeig uns mit diesem Knopf, dass die Adresse dir gehört.',
  'sign-up.text@kartenliebe':
    'Ihr habt ein Konto bei {shop} angelegt. Zeigt uns mit diesem Knopf, dass die Adresse euch gehört.',
  'sign-up.button': 'Adresse bestätigen',
  'sign-up.unasked': 'Du warst das nicht? Dann brauchst du nichts zu tun, das Konto bleibt unbestätigt.',
  'sign-up.unasked@kartenliebe':
    'Das wart nicht ihr? Dann braucht ihr nichts zu tun, das Konto bleibt unbestätigt.',
  'already-customer.subject': 'Du hast schon ein Konto bei {shop}',
  'already-customer.subject@kartenliebe': 'Ihr habt schon ein Konto bei {shop}',
  'already-customer.title': 'Es gibt schon ein Konto.',
  'already-customer.text':
    'Jemand wollte mit dieser Adresse ein neues Konto bei {shop} anlegen. Es gibt schon eins. Melde dich einfach an; ein vergessenes Passwort lässt sich dort neu setzen.',
  'already-customer.text@kartenliebe':
    'Jemand wollte mit dieser Adresse ein neues Konto bei {shop} anlegen. Es gibt schon eins. Meldet euch einfach an; ein vergessenes Passwort lässt sich dort neu setzen.',
  'already-customer.button': 'Anmelden',
  'already-customer.unasked':
    'Du warst das nicht? Dann brauchst du nichts zu tun, an deinem Konto ändert sich nichts.',
  'already-customer.unasked@kartenliebe':
    'Das wart nicht ihr? Dann braucht ihr nichts zu tun, an eurem Konto ändert sich nichts.',
  'password-reset.subject': 'Neues Passwort für {shop}',
  'password-reset.title': 'Ein neues Passwort setzen.',
  'password-reset.text':
    'Mit diesem Knopf wählst du ein neues Passwort. Danach sind alle Geräte abgemeldet, und du meldest dich mit dem neuen an.',
  'password-reset.text@kartenliebe':
    'Mit diesem Knopf wählt ihr ein neues Passwort. Danach sind alle Geräte abgemeldet, und ihr meldet euch mit dem neuen an.',
  'password-reset.button': 'Neues Passwort wählen',
  'password-reset.unasked':
    'Du wolltest kein neues Passwort? Dann brauchst du nichts zu tun, das alte gilt weiter.',
  'password-reset.unasked@kartenliebe':
    'Ihr wolltet kein neues Passwort? Dann braucht ihr nichts zu tun, das alte gilt weiter.',
  'magic-link.subject': 'Dein Link zum Anmelden bei {shop}',
  'magic-link.subject@kartenliebe': 'Euer Link zum Anmelden bei {shop}',
  'magic-link.title': 'Anmelden ohne Passwort.',
  'magic-link.text': 'Mit diesem Knopf bist du angemeldet. Warenkorb, Merkzettel und Entwürfe kommen mit.',
  'magic-link.text@kartenliebe':
    'Mit diesem Knopf seid ihr angemeldet. Warenkorb, Merkzettel und Entwürfe kommen mit.',
  'magic-link.button': 'Jetzt anmelden',
  'magic-link.unasked':
    'Du wolltest dich nicht anmelden? Dann öffne den Link nicht und gib ihn nicht weiter.',
  'magic-link.unasked@kartenliebe':
    'Ihr wolltet euch nicht anmelden? Dann öffnet den Link nicht und gebt ihn nicht weiter.',
  'mail-change.subject': 'Bitte bestätige deine neue Adresse',
  'mail-change.subject@kartenliebe': 'Bitte bestätigt eure neue Adresse',
  'mail-change.title': 'Neue Adresse bestätigen.',
  'mail-change.text':
    'Für ein Konto bei {shop} soll künftig diese E-Mail-Adresse gelten. Bis zur Bestätigung gilt die alte.',
  'mail-change.button': 'Neue Adresse bestätigen',
  'mail-change.unasked':
    'Du warst das nicht? Dann brauchst du nichts zu tun, es bleibt bei der alten Adresse.',
  'mail-change.unasked@kartenliebe':
    'Das wart nicht ihr? Dann braucht ihr nichts zu tun, es bleibt bei der alten Adresse.',
  'mail-changed.subject': 'Deine E-Mail-Adresse bei {shop} ist geändert',
  'mail-changed.subject@kartenliebe': 'Eure E-Mail-Adresse bei {shop} ist geändert',
  'mail-changed.title': 'Die Adresse ist geändert.',
  'mail-changed.text':
    'Für dein Konto bei {shop} gilt jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir zum letzten Mal.',
  'mail-changed.text@kartenliebe':
    'Für euer Konto bei {shop} gilt jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir zum letzten Mal.',
  'mail-changed.unasked': 'Du warst das nicht? Dann antworte bitte gleich auf diese E-Mail.',
  'mail-changed.unasked@kartenliebe': 'Das wart nicht ihr? Dann antwortet bitte gleich auf diese E-Mail.',
  'password-changed.subject': 'Dein Passwort bei {shop} ist geändert',
  'password-changed.subject@kartenliebe': 'Euer Passwort bei {shop} ist geändert',
  'password-changed.title': 'Das Passwort ist geändert.',
  'password-changed.text': 'Für dein Konto bei {shop} gilt jetzt ein neues Passwort.',
  'password-changed.text@kartenliebe': 'Für euer Konto bei {shop} gilt jetzt ein neues Passwort.',
  'password-changed.button': 'Das war ich nicht',
  'password-changed.button@kartenliebe': 'Das waren wir nicht',
  'password-changed.unasked': 'Du warst das? Dann ist alles gut. Sonst setz gleich ein neues Passwort.',
  'password-changed.unasked@kartenliebe':
    'Das wart ihr? Dann ist alles gut. Sonst setzt bitte gleich ein neues Passwort.',
  'passkey-added.subject': 'Neuer Passkey für dein Konto bei {shop}',
  'passkey-added.subject@kartenliebe': 'Neuer Passkey für euer Konto bei {shop}',
  'passkey-added.title': 'Ein Passkey ist dazugekommen.',
  'passkey-added.text': 'In dein Konto bei {shop} kommt man jetzt auch mit einem neuen Passkey.',
  'passkey-added.text@kartenliebe': 'In euer Konto bei {shop} kommt man jetzt auch mit einem neuen Passkey.',
  'passkey-added.button': 'Sicherheit ansehen',
  'passkey-added.unasked': 'Du warst das nicht? Dann entferne den Passkey dort und setz ein neues Passwort.',
  'passkey-added.unasked@kartenliebe':
    'Das wart nicht ihr? Dann entfernt den Passkey dort und setzt ein neues Passwort.',
  'account-deleted.subject': 'Dein Konto bei {shop} ist gelöscht',
  'account-deleted.subject@kartenliebe': 'Euer Konto bei {shop} ist gelöscht',
  'account-deleted.title': 'Das Konto ist gelöscht.',
  'account-deleted.text':
    'Name, Adressen, Entwürfe, Fotos und Merkzettel sind gelöscht. Rechnungen und Bestellungen bewahren wir nur so lange auf, wie das Gesetz es verlangt.',
  'account-deleted.unasked': 'Du warst das nicht? Dann antworte bitte gleich auf diese E-Mail.',
  'account-deleted.unasked@kartenliebe': 'Das wart nicht ihr? Dann antwortet bitte gleich auf diese E-Mail.',
} as const
