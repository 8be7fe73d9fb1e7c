import type { LanguageMessages } from '@passepartout/domain'
import type { sharedDesign as de } from './shared-design.de.ts'

export const sharedDesign: LanguageMessages<typeof de> = {
  'shared-design.confirm-title': 'E-mail sulla creazione condivisa',
  'shared-design.confirm-text':
    'Ancora un clic e a questo indirizzo arriverà un’e-mail quando la creazione viene commentata o approvata.',
  'shared-design.confirm-button': 'Attiva le e-mail',
  'shared-design.confirm-button@kartenliebe': 'Attivate le e-mail',
  'shared-design.confirm-done': 'Le e-mail sono attive.',
  'shared-design.stop-title': 'Fermare le e-mail sulla creazione condivisa',
  'shared-design.stop-text':
    'Con questo pulsante non arrivano più e-mail su questa creazione. Link e commenti restano come sono.',
  'shared-design.stop-button': 'Ferma le e-mail',
  'shared-design.stop-button@kartenliebe': 'Fermate le e-mail',
  'shared-design.stop-done': 'Non arriveranno più e-mail su questa creazione.',
  'shared-design.confirm-expired':
    'Questo link non vale più. Se ne può chiedere uno nuovo dove si condivide la creazione.',
  'shared-design.stop-expired':
    'Questo link è troppo vecchio. Le e-mail si possono fermare dove si condivide la creazione.',
}
