import type { LanguageMessages } from '@passepartout/domain'
import type { law as de } from './law.de.ts'

export const law: LanguageMessages<typeof de> = {
  'law.guarantee-title': 'Garantie légale de conformité',
  'law.guarantee-years': '{years} ans au moins à compter de la livraison',
  'law.guarantee-faulty':
    'Si un produit n’est pas conforme à sa description, ne fonctionne pas ou présente un défaut, le vendeur doit le réparer ou le remplacer sans frais. Si cela n’est pas possible ou prend trop de temps, tout ou partie du prix est remboursé.',
  'law.guarantee-eu':
    'Ce droit s’applique dans toute l’UE, y compris aux produits personnalisés. Une garantie commerciale ne peut que s’y ajouter.',
  'law.guarantee-link': 'La garantie légale sur le portail Your Europe',
  'law.guarantee-qr': 'Code QR : ouvre la page du portail Your Europe sur la garantie légale',
}
