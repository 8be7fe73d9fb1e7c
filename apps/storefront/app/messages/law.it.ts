import type { LanguageMessages } from '@passepartout/domain'
import type { law as de } from './law.de.ts'

export const law: LanguageMessages<typeof de> = {
  'law.guarantee-title': 'Garanzia legale di conformità',
  'law.guarantee-years': 'Almeno {years} anni dalla consegna',
  'law.guarantee-faulty':
    'Se un prodotto non corrisponde alla descrizione, non funziona o è difettoso, il venditore deve ripararlo o sostituirlo gratuitamente. Se non è possibile o richiede troppo tempo, viene rimborsato il prezzo in tutto o in parte.',
  'law.guarantee-eu':
    'Questo diritto vale in tutta l’UE, anche per i prodotti personalizzati. Un’eventuale garanzia commerciale si aggiunge a esso.',
  'law.guarantee-link': 'La garanzia legale sul portale Your Europe',
  'law.guarantee-qr': 'Codice QR: porta alla pagina del portale Your Europe sulla garanzia legale',
}
