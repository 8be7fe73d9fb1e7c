import type { LanguageMessages } from '@passepartout/domain'
import type { error as de } from './error.de.ts'

export const error: LanguageMessages<typeof de> = {
  'error.untitled': 'Sin título',
  'error.not-found': 'Página no encontrada',
  'error.title': 'Aquí no hay nada colgado.',
  'error.text': 'La página ya no existe o la dirección tiene una errata.',
  'error.title@kartenliebe': 'Esta tarjeta está en blanco.',
  'error.broken': 'Estamos volviendo a colgar esta pared.',
  'error.broken@kartenliebe': 'Algo ha fallado por nuestra parte.',
  'error.broken-text': 'Es culpa nuestra. La cesta y los diseños están guardados.',
  'error.again': 'Volver a intentarlo',
  'error.suggestions': 'Quizá buscas esto',
  'error.suggestions@kartenliebe': 'Quizá buscáis esto',
  'error.to-start': 'Ir al inicio',
  'error.help': 'Error {status}. ¿Dudas? {hotline} · {hours}',
  'error.status': 'Error {status}',
  'error.ways-on': 'Cómo seguir',
  'error.way-home': 'Página de inicio',
  'error.way-search': 'Buscar',
  'error.way-help': 'Ayuda',
  'error.way-design': 'Crear con una foto',
}
