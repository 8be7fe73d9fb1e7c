import type { LanguageMessages } from '@passepartout/domain'
import type { safety as de } from './safety.de.ts'

export const safety: LanguageMessages<typeof de> = {
  'safety.title': 'Produttore e sicurezza dei prodotti',
  'safety.unavailable-title': 'Non raggiungibile al momento',
  'safety.unavailable': 'Ricarica la pagina tra un minuto.',
  'safety.unavailable@kartenliebe': 'Ricaricate la pagina tra un minuto.',
  'safety.law-gpsr':
    'Informazioni secondo il regolamento (UE) 2023/988 sulla sicurezza generale dei prodotti.',
  'safety.law-gb': 'Informazioni secondo le General Product Safety Regulations 2005.',
  'safety.law-ch': 'Informazioni secondo la legge federale sulla sicurezza dei prodotti.',
  'safety.law-us': 'Informazioni sulla sicurezza dei nostri prodotti.',
  'safety.maker': 'Produttore',
  'safety.model': 'Il codice del prodotto inizia con {model}, seguito dalla versione scelta',
  'safety.nothing': 'Nessuna avvertenza particolare.',
  'safety.kind-photo-frame': 'Quadri e cornici',
  'safety.kind-collage': 'Collage di foto',
  'safety.kind-calendar': 'Calendari',
  'safety.kind-card': 'Biglietti',
  'safety.kind-photobook': 'Fotolibri',
  'safety.kind-photobox': 'Stampe fotografiche e scatola con foto',
  'safety.kind-accessory': 'Accessori',
  'safety.hang-securely':
    'Appendere solo a pareti e ganci che reggono il peso, e mai sopra i letti dei bambini.',
  'safety.glass-breaks': 'Il vetro può rompersi: non farlo cadere e toccare il vetro rotto solo con guanti.',
  'safety.small-parts': 'Contiene piccole parti che possono essere ingerite.',
  'safety.not-for-toddlers': 'Non adatto a bambini sotto i tre anni.',
  'safety.sharp-edges': 'Bordi e angoli possono essere taglienti.',
  'safety.keep-from-fire': 'Tenere lontano da fuoco e candele.',
}
