import type { LanguageMessages } from '@passepartout/domain'
import type { guestBook as de } from './guest-book.de.ts'

export const guestBook: LanguageMessages<typeof de> = {
  'guest-book.page-title': 'Libro de firmas',
  'guest-book.kind-guest': 'Libro de firmas',
  'guest-book.kind-condolence': 'Libro de condolencias',
  'guest-book.offer-title-guest': 'Un libro de firmas para vuestras tarjetas',
  'guest-book.offer-title-condolence': 'Un libro de condolencias para vuestras tarjetas',
  'guest-book.offer-text-guest':
    'Una página en línea donde escriben vuestros invitados. Va incluida en este pedido, sin coste.',
  'guest-book.offer-text-condolence':
    'Una página en línea donde escriben familiares y amigos. Va incluida en este pedido, sin coste.',
  'guest-book.offer-link': 'Ir al libro',
  'guest-book.own-title-guest': 'Vuestro libro de firmas',
  'guest-book.own-title-condolence': 'Vuestro libro de condolencias',
  'guest-book.own-lead-guest':
    'Vuestros invitados abren el enlace y escriben. Cada mensaje aparece cuando lo publicáis.',
  'guest-book.own-lead-condolence':
    'Familiares y amigos abren el enlace y escriben. Cada mensaje aparece cuando lo publicáis.',
  'guest-book.open-guest': 'Abrir el libro de firmas',
  'guest-book.open-condolence': 'Abrir el libro de condolencias',
  'guest-book.name-guest': 'Nombre del libro de firmas',
  'guest-book.name-condolence': 'Nombre del libro de condolencias',
  'guest-book.name-hint-guest': 'Aparece en grande sobre los mensajes, por ejemplo «Lena y Jonas».',
  'guest-book.name-hint-condolence':
    'Aparece en grande sobre los mensajes, por ejemplo «En memoria de Ilse Sommer».',
  'guest-book.last-day': 'Último día para escribir',
  'guest-book.last-day-hint': 'Después el libro se cierra solo. Podéis cambiar el día en cualquier momento.',
  'guest-book.save': 'Guardar',
  'guest-book.link-guest': 'Enlace para vuestros invitados',
  'guest-book.link-condolence': 'Enlace para familiares y amigos',
  'guest-book.link-hint':
    'Compartid el enlace o escribidlo en la tarjeta. Quien lo tenga puede leer y escribir.',
  'guest-book.is-closed': 'Este libro se cerró el {date}.',
  'guest-book.deleted-at':
    'El {date} se borrarán el libro y todos los mensajes. Hasta entonces podéis imprimir esta página o guardarla en PDF.',
  'guest-book.settings': 'Cambiar nombre y último día',
  'guest-book.delete': 'Borrar el libro',
  'guest-book.delete-text': {
    one: 'El enlace dejará de funcionar y se borrará {count} mensaje. No se puede deshacer.',
    other: 'El enlace dejará de funcionar y se borrarán {count} mensajes. No se puede deshacer.',
  },
  'guest-book.delete-now': 'Borrar definitivamente',
  'guest-book.nobody-yet': 'Todavía no ha escrito nadie.',
  'guest-book.waiting': {
    one: 'Hay un mensaje pendiente de publicar',
    other: 'Hay {count} mensajes pendientes de publicar',
  },
  'guest-book.show-waiting': 'Publicar todos',
  'guest-book.entries-shown': { one: 'Hay un mensaje publicado', other: 'Hay {count} mensajes publicados' },
  'guest-book.entries-hidden': { one: 'Hay un mensaje oculto', other: 'Hay {count} mensajes ocultos' },
  'guest-book.show': 'Publicar',
  'guest-book.hide': 'Ocultar',
  'guest-book.remove': 'Borrar',
  'guest-book.show-of': 'Publicar el mensaje de {name}',
  'guest-book.hide-of': 'Ocultar el mensaje de {name}',
  'guest-book.remove-of': 'Borrar el mensaje de {name}',
  'guest-book.failed': 'No ha funcionado. Intentadlo de nuevo.',
  'guest-book.done-open-book': 'El libro está abierto. Ya solo faltan los invitados.',
  'guest-book.done-change-book': 'Los cambios están guardados.',
  'guest-book.done-delete-book': 'El libro y todos los mensajes se han borrado.',
  'guest-book.done-show-entry': 'El mensaje está publicado.',
  'guest-book.done-hide-entry': 'El mensaje está oculto.',
  'guest-book.done-delete-entry': 'El mensaje se ha borrado.',
  'guest-book.done-show-waiting': 'Todos los mensajes están publicados.',
  'guest-book.write-guest': 'Escribir en el libro de firmas',
  'guest-book.write-condolence': 'Escribir en el libro de condolencias',
  'guest-book.author': 'Nombre',
  'guest-book.author-missing': 'Falta el nombre.',
  'guest-book.text-guest': 'Felicitaciones o saludos',
  'guest-book.text-condolence': 'Palabras de pésame',
  'guest-book.text-missing': {
    one: 'Falta el mensaje, de {count} carácter como máximo.',
    other: 'Falta el mensaje, de {count} caracteres como máximo.',
  },
  'guest-book.public':
    'Quien tenga este enlace ve el nombre y el mensaje. Se puede escribir hasta el {date}; {days} días después se borra todo.',
  'guest-book.send': 'Enviar mensaje',
  'guest-book.written-guest': '¡Gracias! El mensaje ha llegado y aparecerá aquí en cuanto se publique.',
  'guest-book.written-condolence': 'Gracias. El mensaje ha llegado y aparecerá aquí en cuanto se publique.',
  'guest-book.empty': 'Todavía no hay mensajes.',
}
