import type { LanguageMessages } from '@passepartout/domain'
import type { retention as de } from './retention.de.ts'

export const retention: LanguageMessages<typeof de> = {
  'retention.designs': 'Foto’s, ontwerpen en verlanglijst zonder account, na het laatste bezoek',
  'retention.account-designs': 'Foto’s, ontwerpen en verlanglijst in een account',
  'retention.shared-words':
    'Gedeelde ontwerpen: links, opmerkingen, goedkeuringen, toegevoegde foto’s en het adres voor meldingen; vanaf het einde van de link',
  'retention.share-question': 'Adressen voor e-mails over gedeelde ontwerpen die niet zijn bevestigd',
  'retention.guest-books':
    'Gastenboeken en condoleanceregisters met alle berichten, na de laatste dag om te schrijven',
  'retention.cart-photos': 'Foto’s in een winkelwagen, na het laatste bezoek',
  'retention.order-photos':
    'Foto’s en drukbestanden van een bestelling, na levering, en beelden bij een klacht, na de beslissing',
  'retention.invoices': 'Bestellingen en facturen, zoals de belastingwet vereist',
  'retention.account': 'Account en adressen',
  'retention.tool-results': 'Resultaten van de fotohulpmiddelen',
  'retention.messages': 'Berichten via het contactformulier',
  'retention.mails': 'Kopieën van verzonden e-mails',
  'retention.newsletter-question': 'Aanmeldingen voor de nieuwsbrief die niet zijn bevestigd',
  'retention.newsletter-proof': 'Bewijs van toestemming voor de nieuwsbrief, na afmelding',
  'retention.security-journal': 'Inloggen en wijzigingen van het account, om misbruik te voorkomen',
  'retention.experiments': 'Gegevens uit vergelijkende tests, onder een willekeurig getal',
  'retention.telemetry': 'Technische meldingen uit vergelijkende tests',
  'retention.recordings': 'Opgenomen bezoeken, met teksten en beelden verborgen',
  'retention.numbers': 'Anonieme dagtotalen',
  'retention.until-deleted': 'tot verwijdering',
  'retention.one-hour': 'een uur',
  'retention.days': '{days} dagen',
  'retention.years': '{years} jaar',
}
