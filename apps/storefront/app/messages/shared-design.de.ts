/** Pages linked from emails about shared designs. */
export const sharedDesign = {
  'shared-design.confirm-title': 'E-Mails zur geteilten Gestaltung',
  'shared-design.confirm-text':
    'Ein Klick noch, dann kommt an diese Adresse eine E-Mail, wenn zur Gestaltung etwas angemerkt oder freigegeben wird.',
  'shared-design.confirm-button': 'E-Mails einschalten',
  'shared-design.confirm-done': 'Die E-Mails sind eingeschaltet.',
  'shared-design.stop-title': 'E-Mails zur geteilten Gestaltung beenden',
  'shared-design.stop-text':
    'Mit einem Klick auf den Knopf beendest du die E-Mails zu dieser Gestaltung. Links und Anmerkungen bleiben, wie sie sind.',
  'shared-design.stop-text@kartenliebe':
    'Mit einem Klick auf den Knopf beendet ihr die E-Mails zu dieser Gestaltung. Links und Anmerkungen bleiben, wie sie sind.',
  'shared-design.stop-button': 'E-Mails beenden',
  'shared-design.stop-done': 'Zu dieser Gestaltung kommt keine E-Mail mehr.',
  'shared-design.confirm-expired':
    'Dieser Link gilt nicht mehr. Beim Teilen der Gestaltung lässt sich ein neuer anfordern.',
  'shared-design.stop-expired':
    'Dieser Link ist zu alt. Die E-Mails lassen sich dort beenden, wo die Gestaltung geteilt wird.',
} as const
