import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabelService as de } from './whitelabel-service.de.ts'

export const whitelabelService: LanguageMessages<typeof de> = {
  'whitelabel-service.title': 'Whitelabelservice',
  'whitelabel-service.lead': 'Voor bedrijven die kaarten en foto’s onder eigen naam verkopen.',
  'whitelabel-service.prices': 'Nettoprijzen',
  'whitelabel-service.prices-text':
    'In de winkelwagen en bij het afrekenen staan nettoprijzen en brutoprijzen naast elkaar.',
  'whitelabel-service.invoice': 'Op factuur',
  'whitelabel-service.invoice-text': 'Elke bestelling kan op factuur worden betaald.',
  'whitelabel-service.name': 'Eigen naam',
  'whitelabel-service.name-text':
    'Logo, kleur en contactgegevens staan boven elke pagina en bestellingen worden onder die naam verstuurd. Dit kan op elk moment worden uitgezet.',
  'whitelabel-service.join': 'Zo werkt het',
  'whitelabel-service.join-text':
    'Maak eerst een account aan en neem dan contact op: wij stellen naam, logo en contactgegevens in.',
  'whitelabel-service.join-now':
    'Het account is er al. Neem contact op, dan stellen wij naam, logo en contactgegevens in.',
  'whitelabel-service.sign-up': 'Account aanmaken',
  'whitelabel-service.yours': 'De eigen presentatie',
  'whitelabel-service.company': 'Naam',
  'whitelabel-service.number': 'Klantnummer',
  'whitelabel-service.email': 'E-mail',
  'whitelabel-service.phone': 'Telefoon',
  'whitelabel-service.website': 'Website',
  'whitelabel-service.turn-on': 'Onder eigen naam versturen',
  'whitelabel-service.turn-off': 'Zonder eigen naam versturen',
  'whitelabel-service.unchanged': 'Niets gewijzigd: {reason}',
}
