import type { LanguageMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LanguageMessages<typeof de> = {
  'consent.title': 'Cookies en privacy',
  'consent.privacy': 'Privacy',
  'consent.asks':
    'Voor sommige dingen hebben we je toestemming nodig. Je kunt die hier altijd geven of intrekken; de winkel werkt in beide gevallen hetzelfde.',
  'consent.asks@kartenliebe':
    'Voor sommige dingen hebben we jullie toestemming nodig. Jullie kunnen die hier altijd geven of intrekken; de winkel werkt in beide gevallen hetzelfde.',
  'consent.asks-nothing':
    'Deze winkel gebruikt alleen cookies waarzonder hij niet werkt. Statistieken, reclame en andere diensten die je toestemming nodig hebben, zijn er niet.',
  'consent.asks-nothing@kartenliebe':
    'Deze winkel gebruikt alleen cookies waarzonder hij niet werkt. Statistieken, reclame en andere diensten die jullie toestemming nodig hebben, zijn er niet.',
  'consent.question': 'Mogen we ook cookies gebruiken voor {purposes}? Als je weigert, gebruiken we ze niet.',
  'consent.question@kartenliebe':
    'Mogen we ook cookies gebruiken voor {purposes}? Als jullie weigeren, gebruiken we ze niet.',
  'consent.decline': 'Weigeren',
  'consent.grant': 'Toestaan',
  'consent.settings': 'Per doel beslissen',
  'consent.decline-all': 'Alles weigeren',
  'consent.save': 'Keuze bewaren',
  'consent.grant-all': 'Alles toestaan',
  'consent.necessary': 'Noodzakelijk',
  'consent.necessary-text': 'De winkelwagen, ontwerpen en je keuze op deze pagina.',
  'consent.necessary-text@kartenliebe': 'De winkelwagen, ontwerpen en jullie keuze op deze pagina.',
  'consent.always': 'Altijd aan',
  'consent.details': 'De cookies op een rij',
  'consent.days': '{days} dagen',
  'consent.cookie-visitor': 'Onthoudt welke foto’s, ontwerpen en winkelwagen van jou zijn.',
  'consent.cookie-visitor@kartenliebe': 'Onthoudt welke foto’s, ontwerpen en winkelwagen van jullie zijn.',
  'consent.cookie-shared-designs': 'Onthoudt aan welke gedeelde ontwerpen je meewerkt.',
  'consent.cookie-shared-designs@kartenliebe': 'Onthoudt aan welke gedeelde ontwerpen jullie meewerken.',
  'consent.cookie-cart-count': 'Het aantal artikelen bij de winkelwagen.',
  'consent.cookie-wishlist-count': 'Het aantal kaarten bij de verlanglijst.',
  'consent.cookie-consent': 'Je beslissing over cookies, met de datum.',
  'consent.cookie-consent@kartenliebe': 'Jullie beslissing over cookies, met de datum.',
  'consent.until-closed': 'tot de browser wordt gesloten',
  'consent.one-hour': 'hoogstens een uur',
  'consent.cookie-session': 'Houdt je ingelogd.',
  'consent.cookie-session@kartenliebe': 'Houdt jullie ingelogd.',
  'consent.cookie-device':
    'Herkent deze browser na het inloggen, zodat niemand je account met foute pogingen blokkeert.',
  'consent.cookie-device@kartenliebe':
    'Herkent deze browser na het inloggen, zodat niemand jullie account met foute pogingen blokkeert.',
  'consent.cookie-nonce': 'Beveiligt het inloggen met Google terwijl het bezig is.',
  'consent.cookie-passkey': 'Beveiligt het inloggen met een passkey terwijl het bezig is.',
  'consent.cookie-logged-in': 'Onthoudt dat je bent ingelogd.',
  'consent.cookie-logged-in@kartenliebe': 'Onthoudt dat jullie zijn ingelogd.',
  'consent.cookie-split-user-key': 'Een willekeurig getal waardoor je bij elk bezoek dezelfde versie ziet.',
  'consent.cookie-split-user-key@kartenliebe':
    'Een willekeurig getal waardoor jullie bij elk bezoek dezelfde versie zien.',
  'consent.cookie-split-session-key':
    'Een willekeurig getal waardoor de versie tijdens een bezoek niet verandert.',
  'consent.statistics': 'Statistieken',
  'consent.statistics-for': 'statistieken',
  'consent.statistics-text': 'Telt welke pagina’s worden gelezen en waar bezoeken eindigen.',
  'consent.experiments': 'Vergelijkende tests',
  'consent.experiments-for': 'vergelijkende tests',
  'consent.experiments-text': 'Toont twee versies van een pagina en onthoudt welke je ziet.',
  'consent.experiments-text@kartenliebe': 'Toont twee versies van een pagina en onthoudt welke jullie zien.',
  'consent.recording': 'Opname',
  'consent.recording-for': 'opnames',
  'consent.recording-text': 'Neemt muisbewegingen en klikken op, zodat we vinden wat in de weg zit.',
  'consent.marketing': 'Reclame',
  'consent.marketing-for': 'reclame',
  'consent.marketing-text': 'Meet welke advertentie je hierheen bracht en toont passende op andere sites.',
  'consent.marketing-text@kartenliebe':
    'Meet welke advertentie jullie hierheen bracht en toont passende op andere sites.',
}
