import type { LanguageMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LanguageMessages<typeof de> = {
  'frame.skip': 'Naar de inhoud',
  'frame.home': '{shop}, naar de startpagina',
  'frame.menu': 'Menu',
  'frame.close-menu': 'Menu sluiten',
  'frame.back': 'Terug',
  'frame.main-navigation': 'Hoofdnavigatie',
  'frame.sub-navigation': 'In {area}',
  'frame.shops': 'Onze winkels',
  'frame.all-of': 'Alles bekijken: {area}',
  'frame.magazine': 'Magazine',
  'frame.call': 'Bellen',
  'frame.cart': 'Winkelwagen',
  'frame.breadcrumb': 'Pad naar deze pagina',
  'frame.start': 'Startpagina',
  'frame.elsewhere': 'Een andere winkel bezorgt dichterbij.',
  'frame.bulky': 'Stukken boven {side}: {fee}',
  'frame.country': 'Land en taal',
  'frame.prices-note': 'Prijzen incl. btw, excl. verzendkosten',
  'frame.parcel-free': 'Gratis',
  'frame.parcel': 'Pakket {fee}',
  'frame.parcel-free-from': 'Pakket {fee}, gratis vanaf {from}',
  'frame.service': 'Service',
  'frame.legal': 'Juridisch',
  'frame.withdraw': 'Overeenkomst herroepen',
}
