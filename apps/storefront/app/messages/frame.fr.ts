import type { LanguageMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LanguageMessages<typeof de> = {
  'frame.skip': 'Aller au contenu',
  'frame.home': '{shop}, page d’accueil',
  'frame.menu': 'Menu',
  'frame.close-menu': 'Fermer le menu',
  'frame.back': 'Retour',
  'frame.main-navigation': 'Navigation principale',
  'frame.sub-navigation': 'Rubrique {area}',
  'frame.shops': 'Nos boutiques',
  'frame.all-of': 'Tout voir : {area}',
  'frame.magazine': 'Magazine',
  'frame.call': 'Appeler',
  'frame.cart': 'Panier',
  'frame.breadcrumb': 'Vous êtes ici',
  'frame.start': 'Accueil',
  'frame.elsewhere': 'Nous livrons aussi dans votre pays. Changer de boutique ?',
  'frame.bulky': 'Pièces de plus de {side} : {fee}',
  'frame.country': 'Pays et langue',
  'frame.prices-note': 'Prix TTC, hors frais de livraison',
  'frame.parcel-free': 'Gratuite',
  'frame.parcel': 'Colis {fee}',
  'frame.parcel-free-from': 'Colis {fee}, gratuit dès {from}',
  'frame.service': 'Service',
  'frame.legal': 'Mentions et conditions',
  'frame.withdraw': 'Se rétracter du contrat',
}
