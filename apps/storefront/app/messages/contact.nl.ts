import type { LanguageMessages } from '@passepartout/domain'
import type { contact as de } from './contact.de.ts'

export const contact: LanguageMessages<typeof de> = {
  'contact.trap': 'Leeg laten',
  'contact.topic': 'Waar gaat het over?',
  'contact.name': 'Naam',
  'contact.email': 'E-mailadres',
  'contact.orderNumber': 'Bestelnummer',
  'contact.orderNumber-hint': 'Staat in de bestelbevestiging.',
  'contact.message': 'Bericht',
  'contact.send': 'Bericht versturen',
  'contact.sending': 'Wordt verstuurd …',
  'contact.sent-title': 'Bedankt, je bericht is er.',
  'contact.sent-title@kartenliebe': 'Bedankt, jullie bericht is er.',
  'contact.sent-text':
    'We antwoorden meestal binnen één werkdag. Er is een bevestiging onderweg naar je mailbox.',
  'contact.sent-text@kartenliebe':
    'We antwoorden meestal binnen één werkdag. Er is een bevestiging onderweg naar jullie mailbox.',
  'contact.offline': 'Dat kwam niet door. Alles staat er nog, probeer het zo nog een keer.',
  'contact.offline@kartenliebe': 'Dat kwam niet door. Alles staat er nog, probeer het zo nog een keer.',
  'contact.teams': 'Wie er antwoordt',
}
