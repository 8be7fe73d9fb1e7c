import type { LanguageMessages } from '@passepartout/domain'
import type { cardNames as de } from './card-names.de.ts'

/** Names, day and photo of a visitor on every card of a list. */
export const cardNames: LanguageMessages<typeof de> = {
  'card-names.title-couple': 'Los dos nombres en todas las tarjetas',
  'card-names.title-couple@kartenliebe': 'Vuestros nombres en todas las tarjetas',
  'card-names.title-birth': 'El nombre de tu bebé en todas las tarjetas',
  'card-names.title-birth@kartenliebe': 'El nombre de vuestro bebé en todas las tarjetas',
  'card-names.title-child': 'El nombre de tu hijo o hija en todas las tarjetas',
  'card-names.title-child@kartenliebe': 'El nombre de vuestro hijo o hija en todas las tarjetas',
  'card-names.title-party': 'Nombre y edad en todas las tarjetas',
  'card-names.title-birthday': 'La edad y la fecha en todas las tarjetas',
  'card-names.title-family': 'Tu firma en todas las tarjetas',
  'card-names.title-family@kartenliebe': 'Vuestra firma en todas las tarjetas',
  'card-names.title-company': 'El nombre de la empresa en todas las tarjetas',
  'card-names.hint': 'Se escribe una vez y se ve en todas',
  'card-names.first-couple': 'Nombre',
  'card-names.second-couple': 'Nombre de la pareja',
  'card-names.date-couple': 'Día de la boda',
  'card-names.place-couple': 'Lugar',
  'card-names.name-birth': 'Nombre del bebé',
  'card-names.date-birth': 'Fecha de nacimiento',
  'card-names.name-child': 'Nombre',
  'card-names.date-child': 'Día de la celebración',
  'card-names.place-child': 'Lugar',
  'card-names.name-party': 'Nombre',
  'card-names.age-party': 'Edad',
  'card-names.date-party': 'Día de la fiesta',
  'card-names.age-birthday': 'Edad',
  'card-names.date-birthday': 'Día de la fiesta',
  'card-names.sender-family': 'De parte de',
  'card-names.sender-company': 'Nombre de la empresa',
  'card-names.forget': 'Volver a mostrar los ejemplos',
  'card-names.stays':
    'Lo que escribas se queda en este dispositivo hasta que diseñes una tarjeta o lo quites. Las tarjetas sin sitio para ello conservan su ejemplo.',
  'card-names.stays@kartenliebe':
    'Lo que escribáis se queda en este dispositivo hasta que diseñéis una tarjeta o lo quitéis. Las tarjetas sin sitio para ello conservan su ejemplo.',
  'card-names.shown': 'Tus datos ya están en las tarjetas.',
  'card-names.shown@kartenliebe': 'Vuestros datos ya están en las tarjetas.',
  'card-names.only-here':
    'Tu navegador no guarda datos de esta página: lo que escribes solo está en las tarjetas de aquí.',
  'card-names.only-here@kartenliebe':
    'Vuestro navegador no guarda datos de esta página: lo que escribís solo está en las tarjetas de aquí.',
  'card-names.removed': 'Las tarjetas vuelven a mostrar los ejemplos. En este dispositivo ya no queda nada.',
  'card-names.weekday': 'Cae en {weekday}.',
  'card-names.past': 'Ese día ya ha pasado.',
  'card-names.future': 'Ese día aún está por llegar.',
  'card-names.no-date': 'Ese día no existe.',
  'card-names.no-age': 'Escribe la edad en cifras, por ejemplo 40.',
  'card-names.no-age@kartenliebe': 'Escribid la edad en cifras, por ejemplo 40.',
}
