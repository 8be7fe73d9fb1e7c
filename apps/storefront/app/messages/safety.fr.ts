import type { LanguageMessages } from '@passepartout/domain'
import type { safety as de } from './safety.de.ts'

export const safety: LanguageMessages<typeof de> = {
  'safety.title': 'Fabricant et sécurité des produits',
  'safety.unavailable-title': 'Indisponible pour le moment',
  'safety.unavailable': 'Rechargez la page dans une minute.',
  'safety.law-gpsr':
    'Informations selon le règlement (UE) 2023/988 relatif à la sécurité générale des produits.',
  'safety.law-gb': 'Informations selon les General Product Safety Regulations 2005.',
  'safety.law-ch': 'Informations selon la loi fédérale sur la sécurité des produits.',
  'safety.law-us': 'Informations sur la sécurité de nos produits.',
  'safety.maker': 'Fabricant',
  'safety.model': 'L’identifiant du produit commence par {model}, suivi de la version choisie',
  'safety.nothing': 'Pas d’avertissement particulier.',
  'safety.kind-photo-frame': 'Décorations murales et cadres',
  'safety.kind-collage': 'Pêle-mêle photo',
  'safety.kind-calendar': 'Calendriers',
  'safety.kind-card': 'Cartes',
  'safety.kind-photobook': 'Livres photo',
  'safety.kind-photobox': 'Tirages photo et boîte photos',
  'safety.kind-accessory': 'Accessoires',
  'safety.hang-securely':
    'À suspendre seulement à des murs et des crochets qui portent le poids, et jamais au-dessus d’un lit d’enfant.',
  'safety.glass-breaks':
    'Le verre peut se briser\u202f: ne pas le laisser tomber et ne toucher le verre brisé qu’avec des gants.',
  'safety.small-parts': 'Contient de petites pièces pouvant être avalées.',
  'safety.not-for-toddlers': 'Ne convient pas aux enfants de moins de trois ans.',
  'safety.sharp-edges': 'Les bords et les coins peuvent couper.',
  'safety.keep-from-fire': 'À tenir éloigné du feu et des bougies.',
}
