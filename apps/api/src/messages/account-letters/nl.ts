/** What mails about accounts say, Dutch. */
export const accountLettersNl = {
  'account-confirm.subject': 'Bevestig je account',
  'account-confirm.title': 'Nog één klik.',
  'account-confirm.text':
    'Met deze knop is je account bij {shop} klaar en ben je ingelogd. Hij werkt één keer, een uur lang.',
  'account-confirm.button': 'Account bevestigen',
  'account-confirm.note': 'Was jij dit niet? Dan hoef je niets te doen: zonder de klik komt er geen account.',
  'account-reset.subject': 'Een nieuw wachtwoord voor {shop}',
  'account-reset.title': 'Tijd voor een nieuw wachtwoord.',
  'account-reset.text':
    'Met deze knop kies je een nieuw wachtwoord. Hij werkt één keer, een uur lang. Daarna zijn alle apparaten uitgelogd.',
  'account-reset.button': 'Nieuw wachtwoord kiezen',
  'account-reset.note':
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  'account-log-in.subject': 'Je link om in te loggen',
  'account-log-in.title': 'Welkom terug.',
  'account-log-in.text':
    'Met deze knop log je in bij {shop}, zonder wachtwoord. Hij werkt één keer, een uur lang.',
  'account-log-in.button': 'Inloggen',
  'account-log-in.note':
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen. Stuur deze e-mail naar niemand door.',
  'account-email.subject': 'Bevestig je nieuwe e-mailadres',
  'account-email.title': 'Is dit je nieuwe adres?',
  'account-email.text':
    'Met deze knop hoort dit adres bij je account bij {shop}. Hij werkt één keer, een uur lang.',
  'account-email.button': 'Adres bevestigen',
  'account-email.note': 'Was jij dit niet? Dan hoef je niets te doen: zonder de klik verandert er niets.',
  'account-exists.subject': 'Je hebt al een account',
  'account-exists.title': 'Je bent er al bij.',
  'account-exists.text':
    'Iemand wilde met dit adres een account bij {shop} aanmaken. Dat is er al. Was jij het, log dan gewoon in. Dat kan ook zonder wachtwoord.',
  'account-exists.button': 'Naar inloggen',
  'account-exists.note': 'Was jij dit niet? Dan hoef je niets te doen: aan je account is niets veranderd.',
  'password-changed.subject': 'Je wachtwoord is gewijzigd',
  'password-changed.title': 'Nieuw wachtwoord, geregeld.',
  'password-changed.text':
    'Het wachtwoord van je account bij {shop} is zojuist gewijzigd. Andere apparaten zijn uitgelogd.',
  'password-changed.note':
    'Was jij dit niet? Kies dan meteen een nieuw via ‘Wachtwoord vergeten’ en schrijf ons.',
  'email-changing.subject': 'Je e-mailadres wordt gewijzigd',
  'email-changing.title': 'Een nieuw adres?',
  'email-changing.text':
    'Voor je account bij {shop} is een ander e-mailadres opgegeven. Zodra het is bevestigd, geldt het in plaats van dit.',
  'email-changing.note': 'Was jij dit niet? Wijzig dan meteen je wachtwoord en schrijf ons.',
  'account-deleted.subject': 'Je account is verwijderd',
  'account-deleted.title': 'Tot ziens.',
  'account-deleted.text':
    'Je account bij {shop} is verwijderd, met ontwerpen, foto’s, verlanglijst en adressen. Facturen bewaren we zolang de wet dat eist.',
  'account-deleted.note': 'Was jij dit niet? Schrijf ons dan.',
} as const
