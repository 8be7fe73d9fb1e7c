import type { LanguageMessages } from '@passepartout/domain'
import type { law as de } from './law.de.ts'

export const law: LanguageMessages<typeof de> = {
  'law.guarantee-title': 'Wettelijke garantie',
  'law.guarantee-years': 'Minstens {years} jaar vanaf de levering',
  'law.guarantee-faulty':
    'Is een product niet zoals beschreven, werkt het niet of is het gebrekkig, dan moet de verkoper het gratis herstellen of vervangen. Kan dat niet of duurt het te lang, dan wordt een deel van de prijs of het hele bedrag terugbetaald.',
  'law.guarantee-eu':
    'Dit recht geldt in de hele EU, ook voor gepersonaliseerde producten. Een commerciële garantie komt daar hooguit bovenop.',
  'law.guarantee-link': 'Wettelijke garantie op Your Europe',
  'law.guarantee-qr': 'QR-code: opent de pagina van Your Europe over de wettelijke garantie',
}
