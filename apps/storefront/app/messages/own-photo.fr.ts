import type { LanguageMessages } from '@passepartout/domain'
import type { ownPhoto as de } from './own-photo.de.ts'

export const ownPhoto: LanguageMessages<typeof de> = {
  'own-photo.title': 'Votre photo sur tous les produits',
  'own-photo.title@kartenliebe': 'Votre photo sur tous les produits photo',
  'own-photo.and-help': 'Votre photo et aide',
  'own-photo.hint':
    'Glissez une photo n’importe où sur la page, collez-la ou choisissez-la. Vous la verrez ensuite sur chaque produit.',
  'own-photo.hint@kartenliebe':
    'Glissez une photo n’importe où sur la page, collez-la ou choisissez-la. Vous la verrez ensuite sur les calendriers, les boîtes et les tableaux.',
  'own-photo.formats': 'JPEG, PNG, WebP, HEIC ou AVIF, jusqu’à {=uploadMegabytes} Mo.',
  'own-photo.show-here': 'Voir votre photo ici',
  'own-photo.choose': 'Choisir une photo',
  'own-photo.swap': 'Changer de photo',
  'own-photo.remove': 'Retirer la photo',
  'own-photo.drop-here': 'Glissez votre photo ici',
  'own-photo.stays': 'Votre photo reste sur votre appareil jusqu’à la création.',
  'own-photo.yours': 'Votre photo',
  'own-photo.sample': 'Photo d’exemple',
  'own-photo.in-all': 'Vous la voyez maintenant dans toutes les images.',
  'own-photo.in-all@kartenliebe': 'Vous la voyez maintenant sur tous les produits photo.',
  'own-photo.go-on': 'Créer avec cette photo',
  'own-photo.close': 'Fermer',
  'own-photo.shown': 'Votre photo apparaît maintenant dans toutes les images.',
  'own-photo.shown@kartenliebe': 'Votre photo apparaît maintenant sur tous les produits photo.',
  'own-photo.only-here':
    'Votre navigateur n’enregistre aucune donnée de cette page : la photo n’apparaît qu’ici.',
  'own-photo.removed': 'La photo est retirée, les photos d’exemple sont de retour.',
  'own-photo.empty': 'Le fichier est vide.',
  'own-photo.not-a-picture': 'Ce n’est pas une image. Formats acceptés : JPEG, PNG, WebP, HEIC et AVIF.',
  'own-photo.unsupported':
    'Le navigateur ne sait pas afficher ce format. Formats acceptés : JPEG, PNG, WebP, HEIC et AVIF.',
  'own-photo.too-many-bytes': 'Le fichier est trop lourd. Le maximum est de {=uploadMegabytes} Mo.',
  'own-photo.too-many-pixels': 'L’image a trop de pixels. Le maximum est de {=uploadMegapixels} mégapixels.',
  'own-photo.damaged': 'Le fichier est abîmé ou incomplet. Essayez avec l’original.',
  'own-photo.offline':
    'Une connexion Internet est nécessaire un instant. Cela fonctionnera dès qu’elle sera rétablie.',
  'own-photo.instead': 'Avec votre photo au lieu de l’exemple : {alt}',
}
