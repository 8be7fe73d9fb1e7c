import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Anterior',
  'media.next': 'Siguiente',
  'media.pause': 'Pausar el vídeo',
  'media.top': 'Volver arriba',
  'media.close': 'Cerrar',
  'media.enlarge': 'Ver en grande',
  'media.days-left': { one: 'Queda 1 día', other: 'Quedan {count} días' },
  'media.last-day': 'Último día',
  'media.until': 'Hasta el {date}',
  'media.captions': 'Subtítulos',
  'media.download': 'Descargar el vídeo',
  'media.no-video': 'Este navegador no muestra el vídeo.',
}
