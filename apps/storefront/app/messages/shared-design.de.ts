/** Where the links of mails about shared designs lead. */
export const sharedDesign = {
  'shared-design.confirm-title': 'Mails zur geteilten Gestaltung',
  'shared-design.confirm-text':
    'Ein Klick noch, dann kommt an diese Adresse eine Mail, wenn zur Gestaltung etwas angemerkt oder freigegeben wird.',
  'shared-design.confirm-button': 'Mails einschalten',
  'shared-design.confirm-button@kartenliebe': 'Mails einschalten',
  'shared-design.confirm-done': 'Die Mails sind eingeschaltet.',
  'shared-design.stop-title': 'Mails zur geteilten Gestaltung beenden',
  'shared-design.stop-text':
    'Mit diesem Knopf kommt zu dieser Gestaltung keine Mail mehr. Links und Anmerkungen bleiben, wie sie sind.',
  'shared-design.stop-button': 'Mails beenden',
  'shared-design.stop-button@kartenliebe': 'Mails beenden',
  'shared-design.stop-done': 'Zu dieser Gestaltung kommt keine Mail mehr.',
  'shared-design.confirm-expired':
    'Dieser Link gilt nicht mehr. Beim Teilen der Gestaltung lässt sich ein neuer anfordern.',
  'shared-design.stop-expired':
    'Dieser Link ist zu alt. Die Mails lassen sich dort beenden, wo die Gestaltung geteilt wird.',
} as const
