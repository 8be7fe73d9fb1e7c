import type { LanguageMessages } from '@passepartout/domain'
import type { sharedDesign as de } from './shared-design.de.ts'

export const sharedDesign: LanguageMessages<typeof de> = {
  'shared-design.confirm-title': 'E-mails sur la création partagée',
  'shared-design.confirm-text':
    'Encore un clic et cette adresse recevra un e-mail à chaque commentaire ou validation de la création.',
  'shared-design.confirm-button': 'Activer les e-mails',
  'shared-design.confirm-done': 'Les e-mails sont activés.',
  'shared-design.stop-title': 'Arrêter les e-mails sur la création partagée',
  'shared-design.stop-text':
    'Ce bouton met fin aux e-mails sur cette création. Les liens et les commentaires restent tels quels.',
  'shared-design.stop-button': 'Arrêter les e-mails',
  'shared-design.stop-done': 'Plus aucun e-mail ne viendra au sujet de cette création.',
  'shared-design.confirm-expired':
    'Ce lien n’est plus valable. Vous pouvez en demander un autre là où vous partagez la création.',
  'shared-design.stop-expired':
    'Ce lien est trop ancien. Vous pouvez arrêter les e-mails là où vous partagez la création.',
}
