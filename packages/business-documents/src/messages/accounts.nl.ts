import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './accounts.de.ts'

export const nl: LanguageMessages<typeof de> = {
  'account.minutes': 'De knop werkt {minutes} minuten en maar één keer.',
  'sign-up.subject': 'Bevestig je e-mailadres',
  'sign-up.subject@kartenliebe': 'Bevestig jullie e-mailadres',
  'sign-up.title': 'Nog één klik.',
  'sign-up.text': 'Je hebt een account bij {shop} gemaakt. Laat met deze knop zien dat het adres van jou is.',
  'sign-up.text@kartenliebe':
    'Jullie hebben een account bij {shop} gemaakt. Laat met deze knop zien dat het adres van jullie is.',
  'sign-up.button': 'Adres bevestigen',
  'sign-up.unasked': 'Was jij dit niet? Dan hoef je niets te doen, het account blijft onbevestigd.',
  'sign-up.unasked@kartenliebe':
    'Waren jullie dit niet? Dan hoeven jullie niets te doen, het account blijft onbevestigd.',
  'already-customer.subject': 'Je hebt al een account bij {shop}',
  'already-customer.subject@kartenliebe': 'Jullie hebben al een account bij {shop}',
  'already-customer.title': 'Er is al een account.',
  'already-customer.text':
    'Iemand wilde met dit adres een nieuw account bij {shop} maken. Er is er al een. Log gewoon in; een vergeten wachtwoord kun je daar opnieuw instellen.',
  'already-customer.text@kartenliebe':
    'Iemand wilde met dit adres een nieuw account bij {shop} maken. Er is er al een. Log gewoon in; een vergeten wachtwoord kunnen jullie daar opnieuw instellen.',
  'already-customer.button': 'Inloggen',
  'already-customer.unasked': 'Was jij dit niet? Dan hoef je niets te doen, aan je account verandert niets.',
  'already-customer.unasked@kartenliebe':
    'Waren jullie dit niet? Dan hoeven jullie niets te doen, aan jullie account verandert niets.',
  'password-reset.subject': 'Nieuw wachtwoord voor {shop}',
  'password-reset.title': 'Een nieuw wachtwoord instellen.',
  'password-reset.text':
    'Met deze knop kies je een nieuw wachtwoord. Daarna zijn alle apparaten uitgelogd en log je in met het nieuwe.',
  'password-reset.text@kartenliebe':
    'Met deze knop kiezen jullie een nieuw wachtwoord. Daarna zijn alle apparaten uitgelogd en loggen jullie in met het nieuwe.',
  'password-reset.button': 'Nieuw wachtwoord kiezen',
  'password-reset.unasked': 'Niet om gevraagd? Dan hoef je niets te doen, het oude wachtwoord blijft geldig.',
  'password-reset.unasked@kartenliebe':
    'Niet om gevraagd? Dan hoeven jullie niets te doen, het oude wachtwoord blijft geldig.',
  'magic-link.subject': 'Je link om in te loggen bij {shop}',
  'magic-link.subject@kartenliebe': 'Jullie link om in te loggen bij {shop}',
  'magic-link.title': 'Inloggen zonder wachtwoord.',
  'magic-link.text': 'Met deze knop ben je ingelogd. Winkelwagen, verlanglijst en ontwerpen gaan mee.',
  'magic-link.text@kartenliebe':
    'Met deze knop zijn jullie ingelogd. Winkelwagen, verlanglijst en ontwerpen gaan mee.',
  'magic-link.button': 'Nu inloggen',
  'magic-link.unasked': 'Wilde je niet inloggen? Open de link dan niet en geef hem niet door.',
  'magic-link.unasked@kartenliebe':
    'Wilden jullie niet inloggen? Open de link dan niet en geef hem niet door.',
  'mail-change.subject': 'Bevestig je nieuwe adres',
  'mail-change.subject@kartenliebe': 'Bevestig jullie nieuwe adres',
  'mail-change.title': 'Het nieuwe adres bevestigen.',
  'mail-change.text':
    'Een account bij {shop} gaat voortaan dit e-mailadres gebruiken. Tot de bevestiging geldt het oude.',
  'mail-change.button': 'Nieuw adres bevestigen',
  'mail-change.unasked': 'Was jij dit niet? Dan hoef je niets te doen, het oude adres blijft.',
  'mail-change.unasked@kartenliebe':
    'Waren jullie dit niet? Dan hoeven jullie niets te doen, het oude adres blijft.',
  'mail-changed.subject': 'Je e-mailadres bij {shop} is gewijzigd',
  'mail-changed.subject@kartenliebe': 'Jullie e-mailadres bij {shop} is gewijzigd',
  'mail-changed.title': 'Het adres is gewijzigd.',
  'mail-changed.text':
    'Voor je account bij {shop} geldt nu een ander e-mailadres. Dit is onze laatste e-mail aan dit adres.',
  'mail-changed.text@kartenliebe':
    'Voor jullie account bij {shop} geldt nu een ander e-mailadres. Dit is onze laatste e-mail aan dit adres.',
  'mail-changed.unasked': 'Was jij dit niet? Antwoord dan meteen op deze e-mail.',
  'mail-changed.unasked@kartenliebe': 'Waren jullie dit niet? Antwoord dan meteen op deze e-mail.',
  'password-changed.subject': 'Je wachtwoord bij {shop} is gewijzigd',
  'password-changed.subject@kartenliebe': 'Jullie wachtwoord bij {shop} is gewijzigd',
  'password-changed.title': 'Het wachtwoord is gewijzigd.',
  'password-changed.text': 'Voor je account bij {shop} geldt nu een nieuw wachtwoord.',
  'password-changed.text@kartenliebe': 'Voor jullie account bij {shop} geldt nu een nieuw wachtwoord.',
  'password-changed.button': 'Dit was ik niet',
  'password-changed.button@kartenliebe': 'Dit waren wij niet',
  'password-changed.unasked':
    'Was jij dit? Dan is alles in orde. Stel anders meteen een nieuw wachtwoord in.',
  'password-changed.unasked@kartenliebe':
    'Waren jullie dit? Dan is alles in orde. Stel anders meteen een nieuw wachtwoord in.',
  'passkey-added.subject': 'Nieuwe passkey voor je account bij {shop}',
  'passkey-added.subject@kartenliebe': 'Nieuwe passkey voor jullie account bij {shop}',
  'passkey-added.title': 'Er is een passkey bij gekomen.',
  'passkey-added.text': 'Je account bij {shop} gaat nu ook open met een nieuwe passkey.',
  'passkey-added.text@kartenliebe': 'Jullie account bij {shop} gaat nu ook open met een nieuwe passkey.',
  'passkey-added.button': 'Beveiliging bekijken',
  'passkey-added.unasked': 'Was jij dit niet? Verwijder de passkey daar en stel een nieuw wachtwoord in.',
  'passkey-added.unasked@kartenliebe':
    'Waren jullie dit niet? Verwijder de passkey daar en stel een nieuw wachtwoord in.',
  'account-deleted.subject': 'Je account bij {shop} is verwijderd',
  'account-deleted.subject@kartenliebe': 'Jullie account bij {shop} is verwijderd',
  'account-deleted.title': 'Het account is verwijderd.',
  'account-deleted.text':
    'Naam, adressen, ontwerpen, foto’s en verlanglijst zijn gewist. Facturen en bestellingen bewaren we alleen zo lang als de wet dat vraagt.',
  'account-deleted.unasked': 'Was jij dit niet? Antwoord dan meteen op deze e-mail.',
  'account-deleted.unasked@kartenliebe': 'Waren jullie dit niet? Antwoord dan meteen op deze e-mail.',
}
