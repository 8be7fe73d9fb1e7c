import type { CoupleMessages } from '../messages.ts'

/** What the API says to the couples of kartenliebe, Spanish; `es.ts` joins it with the rest. */
export const couplesEs: CoupleMessages = {
  'account.password-missing@kartenliebe': 'Escribid una contraseña.',
  'account.password-guessable@kartenliebe': 'Esta contraseña es demasiado fácil de adivinar. Elegid otra.',
  'account.password-breached@kartenliebe':
    'Esta contraseña figura en listas de contraseñas robadas. Elegid otra.',
  'account.google-failed@kartenliebe':
    'No se ha podido entrar con Google. Intentadlo de nuevo o entrad de otra forma.',
  'account.passkey-failed@kartenliebe':
    'No se ha reconocido la llave de acceso. Intentadlo de nuevo o entrad de otra forma.',
  'envelope.sender@kartenliebe': 'Indicad qué debe figurar como remitente en los sobres.',
  'envelope.address@kartenliebe': 'Indicad la dirección que debe figurar en el sobre.',
  'request-timeout@kartenliebe': 'Ha tardado demasiado. Volved a intentarlo.',
  'photo-too-large@kartenliebe': 'El archivo pesa más de {megabytes} MB. Elegid una foto más pequeña.',
  'photo-broken@kartenliebe':
    'Foto incompleta: el archivo está dañado o no ha llegado entero. Volved a elegirlo.',
  'too-many-requests@kartenliebe': 'Han sido demasiadas solicitudes. Esperad un momento.',
  'too-many-requests.wait@kartenliebe': {
    one: 'Han sido muchos intentos seguidos. Volved a intentarlo dentro de {count} minuto.',
    other: 'Han sido muchos intentos seguidos. Volved a intentarlo dentro de {count} minutos.',
  },
  'too-many-requests.wait-hours@kartenliebe': {
    one: 'Han sido muchos intentos seguidos. Volved a intentarlo dentro de {count} hora.',
    other: 'Han sido muchos intentos seguidos. Volved a intentarlo dentro de {count} horas.',
  },
  'internal@kartenliebe': 'Algo ha fallado por nuestra parte. Volved a intentarlo.',
  'upstream-failed@kartenliebe':
    'Uno de nuestros servicios no responde ahora. Volved a intentarlo más tarde.',
  'unavailable@kartenliebe': 'Ahora mismo hay mucha actividad. Volved a intentarlo en un momento.',
  'storage-full@kartenliebe':
    'Ahora mismo no hay espacio para archivos nuevos. Intentadlo de nuevo más tarde.',
  'unavailable.database@kartenliebe':
    'La tienda no puede acceder ahora mismo a sus datos. Intentadlo de nuevo en un minuto.',
  'unavailable.full@kartenliebe': 'Ahora mismo no se puede guardar nada. Intentadlo de nuevo más tarde.',
  'photo.pdf@kartenliebe': {
    one: 'Es un PDF de {count} página. No podemos imprimir PDF; guardad la página como imagen.',
    other: 'Es un PDF de {count} páginas. No podemos imprimir PDF; guardad las páginas como imágenes.',
  },
  'photo.pdf-uncounted@kartenliebe': 'No podemos imprimir PDF. Guardad las páginas como imágenes.',
  'photo.too-heavy@kartenliebe':
    'No podemos abrir {width} × {height} píxeles de este tipo de archivo. Guardad la foto como JPEG normal (no progresivo) y volved a elegirla.',
  'photo.full@kartenliebe': 'Ya hay muchísimas fotos. Borrad antes algunas.',
  'toolbox.too-large@kartenliebe': 'El archivo pesa más de {megabytes} MB. Elegid uno más pequeño.',
  'toolbox.pdf-locked@kartenliebe': 'El PDF está protegido con contraseña. Guardadlo sin ella.',
  'draft.size-mismatch@kartenliebe': 'El diseño y el formato no encajan. Volved a abrir el diseño.',
  'cart.changed-draft@kartenliebe': 'El diseño ha cambiado desde entonces. Echadle otro vistazo.',
  'cart.sample-photo@kartenliebe': 'Esta es todavía una foto de muestra. Elegid una vuestra.',
  'cart.broken-file@kartenliebe': 'Una foto ya no está. Volved a elegirla.',
  'field.invalid@kartenliebe': 'Revisad este dato.',
  'field.missing@kartenliebe': 'Rellenad este campo.',
}
