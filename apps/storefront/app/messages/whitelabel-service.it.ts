import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabelService as de } from './whitelabel-service.de.ts'

export const whitelabelService: LanguageMessages<typeof de> = {
  'whitelabel-service.title': 'Servizio white label',
  'whitelabel-service.lead': 'Per le aziende che vendono biglietti e foto con il proprio nome.',
  'whitelabel-service.prices': 'Prezzi netti',
  'whitelabel-service.prices-text': 'Nel carrello e al momento del pagamento vedi prezzi netti e lordi.',
  'whitelabel-service.prices-text@kartenliebe':
    'Nel carrello e al momento del pagamento vedete prezzi netti e lordi.',
  'whitelabel-service.invoice': 'Con fattura',
  'whitelabel-service.invoice-text': 'Ogni ordine può essere pagato con fattura.',
  'whitelabel-service.name': 'Il tuo nome',
  'whitelabel-service.name@kartenliebe': 'Il vostro nome',
  'whitelabel-service.name-text':
    'Logo, colore e contatti compaiono in cima a ogni pagina e gli ordini partono con questo nome. Si può disattivare in qualsiasi momento.',
  'whitelabel-service.join': 'Come si fa',
  'whitelabel-service.join-text': 'Crea prima un account, poi contattaci: impostiamo nome, logo e contatti.',
  'whitelabel-service.join-text@kartenliebe':
    'Create prima un account, poi contattateci: impostiamo nome, logo e contatti.',
  'whitelabel-service.join-now': 'Hai già un account. Contattaci: impostiamo nome, logo e contatti.',
  'whitelabel-service.join-now@kartenliebe':
    'Avete già un account. Contattateci: impostiamo nome, logo e contatti.',
  'whitelabel-service.sign-up': 'Crea un account',
  'whitelabel-service.yours': 'Il tuo marchio',
  'whitelabel-service.yours@kartenliebe': 'Il vostro marchio',
  'whitelabel-service.company': 'Nome',
  'whitelabel-service.number': 'Numero cliente',
  'whitelabel-service.email': 'E-mail',
  'whitelabel-service.phone': 'Telefono',
  'whitelabel-service.website': 'Sito web',
  'whitelabel-service.turn-on': 'Spedire a nome proprio',
  'whitelabel-service.turn-off': 'Spedire senza nome proprio',
  'whitelabel-service.unchanged': 'Nessuna modifica: {reason}',
}
