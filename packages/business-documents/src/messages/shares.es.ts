import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './shares.de.ts'

export const es: LanguageMessages<typeof de> = {
  'share-question.subject': 'Correos sobre un diseño compartido en {shop}',
  'share-question.title': '¿Te avisamos?',
  'share-question.title@kartenliebe': '¿Os avisamos?',
  'share-question.text':
    'Alguien ha compartido un diseño en {shop} y ha indicado esta dirección. Con un clic llegará aquí un correo cuando haya comentarios o aprobaciones, como mucho uno cada media hora.',
  'share-question.button': 'Sí, avisadme',
  'share-question.button@kartenliebe': 'Sí, avisadnos',
  'share-question.days': { one: 'El botón vale {count} día.', other: 'El botón vale {count} días.' },
  'share-question.unasked':
    '¿No has sido tú? Entonces no tienes que hacer nada, no llegará ningún correo más.',
  'share-question.unasked@kartenliebe':
    '¿No habéis sido vosotros? Entonces no tenéis que hacer nada, no llegará ningún correo más.',
  'share-news.subject': { one: 'Una respuesta a tu diseño', other: '{count} respuestas a tu diseño' },
  'share-news.subject@kartenliebe': {
    one: 'Una respuesta a vuestro diseño',
    other: '{count} respuestas a vuestro diseño',
  },
  'share-news.title': 'Tu diseño compartido',
  'share-news.title@kartenliebe': 'Vuestro diseño compartido',
  'share-news.text': {
    one: 'Ha llegado una respuesta por uno de tus enlaces.',
    other: 'Han llegado {count} respuestas por tus enlaces.',
  },
  'share-news.text@kartenliebe': {
    one: 'Ha llegado una respuesta por uno de vuestros enlaces.',
    other: 'Han llegado {count} respuestas por vuestros enlaces.',
  },
  'share-news.comment': 'Comentario {number} de {name}',
  'share-news.answer': '{name} sobre el comentario {number}',
  'share-news.approved': '{name} ha aprobado la versión del {date}.',
  'share-news.stale':
    '{name} aprobó una versión el {date}. El diseño ha cambiado desde entonces: esa aprobación ya no vale.',
  'share-news.more': { one: 'Hay una más junto al diseño.', other: 'Hay {count} más junto al diseño.' },
  'share-news.button': 'Abrir el diseño',
  'share-news.where': 'Se abre en el navegador en el que diseñas y donde hayas iniciado sesión.',
  'share-news.where@kartenliebe':
    'Se abre en el navegador en el que diseñáis y donde hayáis iniciado sesión.',
  'share-mail.stop': 'No más correos sobre este diseño',
  'page.front': 'Delante',
  'page.back': 'Detrás',
  'page.inside-left': 'Interior izquierda',
  'page.inside-right': 'Interior derecha',
  'page.cover': 'Portada',
  'page.binding': 'Tapa',
  'page.month': '{month}',
  'page.single': 'Página {number}',
  'page.pages': 'Páginas {from}–{until}',
  'page.print': 'Foto {number}',
}
