/** What mails about accounts say, German. */
export const accountLettersDe = {
  'account-confirm.subject': 'Bitte bestätige dein Konto',
  'account-confirm.subject@kartenliebe': 'Bitte bestätigt euer Konto',
  'account-confirm.title': 'Nur noch ein Klick.',
  'account-confirm.text':
    'Mit diesem Knopf ist dein Konto bei {shop} fertig und du bist angemeldet. Er gilt eine Stunde und einmal.',
  'account-confirm.text@kartenliebe':
    'Mit diesem Knopf ist euer Konto bei {shop} fertig und ihr seid angemeldet. Er gilt eine Stunde und einmal.',
  'account-confirm.button': 'Konto bestätigen',
  'account-confirm.note':
    'Du hast kein Konto angelegt? Dann brauchst du nichts zu tun: Ohne den Klick entsteht keines.',
  'account-confirm.note@kartenliebe':
    'Ihr habt kein Konto angelegt? Dann braucht ihr nichts zu tun: Ohne den Klick entsteht keines.',
  'account-reset.subject': 'Neues Passwort für {shop}',
  'account-reset.title': 'Ein neues Passwort, bitte.',
  'account-reset.text':
    'Mit diesem Knopf wählst du ein neues Passwort. Er gilt eine Stunde und einmal. Danach sind alle Geräte abgemeldet.',
  'account-reset.text@kartenliebe':
    'Mit diesem Knopf wählt ihr ein neues Passwort. Er gilt eine Stunde und einmal. Danach sind alle Geräte abgemeldet.',
  'account-reset.button': 'Neues Passwort wählen',
  'account-reset.note':
    'Du hast das nicht angefordert? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  'account-reset.note@kartenliebe':
    'Ihr habt das nicht angefordert? Dann braucht ihr nichts zu tun: Euer Passwort bleibt, wie es ist.',
  'account-log-in.subject': 'Dein Link zum Anmelden',
  'account-log-in.subject@kartenliebe': 'Euer Link zum Anmelden',
  'account-log-in.title': 'Willkommen zurück.',
  'account-log-in.text':
    'Mit diesem Knopf bist du bei {shop} angemeldet, ganz ohne Passwort. Er gilt eine Stunde und einmal.',
  'account-log-in.text@kartenliebe':
    'Mit diesem Knopf seid ihr bei {shop} angemeldet, ganz ohne Passwort. Er gilt eine Stunde und einmal.',
  'account-log-in.button': 'Anmelden',
  'account-log-in.note':
    'Du hast das nicht angefordert? Dann brauchst du nichts zu tun. Gib diese E-Mail an niemanden weiter.',
  'account-log-in.note@kartenliebe':
    'Ihr habt das nicht angefordert? Dann braucht ihr nichts zu tun. Gebt diese E-Mail an niemanden weiter.',
  'account-email.subject': 'Bitte bestätige deine neue E-Mail-Adresse',
  'account-email.subject@kartenliebe': 'Bitte bestätigt eure neue E-Mail-Adresse',
  'account-email.title': 'Ist das deine neue Adresse?',
  'account-email.title@kartenliebe': 'Ist das eure neue Adresse?',
  'account-email.text':
    'Mit diesem Knopf gehört diese Adresse zu deinem Konto bei {shop}. Er gilt eine Stunde und einmal.',
  'account-email.text@kartenliebe':
    'Mit diesem Knopf gehört diese Adresse zu eurem Konto bei {shop}. Er gilt eine Stunde und einmal.',
  'account-email.button': 'Adresse bestätigen',
  'account-email.note':
    'Das warst nicht du? Dann brauchst du nichts zu tun: Ohne den Klick ändert sich nichts.',
  'account-email.note@kartenliebe':
    'Das wart nicht ihr? Dann braucht ihr nichts zu tun: Ohne den Klick ändert sich nichts.',
  'account-exists.subject': 'Du hast schon ein Konto',
  'account-exists.subject@kartenliebe': 'Ihr habt schon ein Konto',
  'account-exists.title': 'Du bist schon dabei.',
  'account-exists.title@kartenliebe': 'Ihr seid schon dabei.',
  'account-exists.text':
    'Mit dieser Adresse wollte jemand ein Konto bei {shop} anlegen. Es gibt schon eines. Warst du das, dann melde dich einfach an. Dort geht es auch ohne Passwort.',
  'account-exists.text@kartenliebe':
    'Mit dieser Adresse wollte jemand ein Konto bei {shop} anlegen. Es gibt schon eines. Wart ihr das, dann meldet euch einfach an. Dort geht es auch ohne Passwort.',
  'account-exists.button': 'Zur Anmeldung',
  'account-exists.note':
    'Das warst nicht du? Dann brauchst du nichts zu tun: An deinem Konto hat sich nichts geändert.',
  'account-exists.note@kartenliebe':
    'Das wart nicht ihr? Dann braucht ihr nichts zu tun: An eurem Konto hat sich nichts geändert.',
  'password-changed.subject': 'Dein Passwort wurde geändert',
  'password-changed.subject@kartenliebe': 'Euer Passwort wurde geändert',
  'password-changed.title': 'Neues Passwort, alles klar.',
  'password-changed.text':
    'Das Passwort deines Kontos bei {shop} wurde gerade geändert. Andere Geräte sind abgemeldet.',
  'password-changed.text@kartenliebe':
    'Das Passwort eures Kontos bei {shop} wurde gerade geändert. Andere Geräte sind abgemeldet.',
  'password-changed.note':
    'Das warst nicht du? Dann wähle sofort über „Passwort vergessen“ ein neues und schreib uns.',
  'password-changed.note@kartenliebe':
    'Das wart nicht ihr? Dann wählt sofort über „Passwort vergessen“ ein neues und schreibt uns.',
  'email-changing.subject': 'Deine E-Mail-Adresse soll geändert werden',
  'email-changing.subject@kartenliebe': 'Eure E-Mail-Adresse soll geändert werden',
  'email-changing.title': 'Eine neue Adresse?',
  'email-changing.text':
    'Für dein Konto bei {shop} wurde eine andere E-Mail-Adresse angegeben. Sobald sie bestätigt ist, gilt sie statt dieser.',
  'email-changing.text@kartenliebe':
    'Für euer Konto bei {shop} wurde eine andere E-Mail-Adresse angegeben. Sobald sie bestätigt ist, gilt sie statt dieser.',
  'email-changing.note': 'Das warst nicht du? Dann ändere sofort dein Passwort und schreib uns.',
  'email-changing.note@kartenliebe': 'Das wart nicht ihr? Dann ändert sofort euer Passwort und schreibt uns.',
  'account-deleted.subject': 'Dein Konto ist gelöscht',
  'account-deleted.subject@kartenliebe': 'Euer Konto ist gelöscht',
  'account-deleted.title': 'Auf Wiedersehen.',
  'account-deleted.text':
    'Dein Konto bei {shop} ist gelöscht, mit Entwürfen, Fotos, Merkzettel und Adressen. Rechnungen bewahren wir auf, solange das Gesetz es verlangt.',
  'account-deleted.text@kartenliebe':
    'Euer Konto bei {shop} ist gelöscht, mit Entwürfen, Fotos, Merkzettel und Adressen. Rechnungen bewahren wir auf, solange das Gesetz es verlangt.',
  'account-deleted.note': 'Das warst nicht du? Dann schreib uns bitte.',
  'account-deleted.note@kartenliebe': 'Das wart nicht ihr? Dann schreibt uns bitte.',
} as const
