import type { LanguageMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LanguageMessages<typeof de> = {
  'frame.skip': 'Vai al contenuto',
  'frame.home': '{shop}, pagina iniziale',
  'frame.menu': 'Menu',
  'frame.close-menu': 'Chiudi il menu',
  'frame.back': 'Indietro',
  'frame.main-navigation': 'Navigazione principale',
  'frame.sub-navigation': 'In {area}',
  'frame.shops': 'I nostri negozi',
  'frame.all-of': 'Vedi tutto: {area}',
  'frame.magazine': 'Magazine',
  'frame.call': 'Chiama',
  'frame.cart': 'Carrello',
  'frame.breadcrumb': 'Percorso di questa pagina',
  'frame.start': 'Home',
  'frame.elsewhere': 'Un altro negozio consegna più vicino.',
  'frame.bulky': 'Pezzi oltre {side}: {fee}',
  'frame.country': 'Paese e lingua',
  'frame.prices-note': 'Prezzi IVA inclusa, più spedizione',
  'frame.parcel-free': 'Gratuita',
  'frame.parcel': 'Pacco {fee}',
  'frame.parcel-free-from': 'Pacco {fee}, gratis da {from}',
  'frame.service': 'Assistenza',
  'frame.legal': 'Note legali',
  'frame.withdraw': 'Recedere dal contratto',
}
