/** Spanish messages for conflicts of two versions, and for rejected versions. */
export const esVersions = {
  'conflict.title': 'Este diseño también se ha cambiado en otro sitio',
  'conflict.keptTitle': 'Versión del {time}',
  'conflict.text':
    'Elige para cada página cuál se queda. Lo que dejes seguirá {=historyDays} días en el historial de este dispositivo.',
  'conflict.text@kartenliebe':
    'Elegid para cada página cuál se queda. Lo que dejéis seguirá {=historyDays} días en el historial de este dispositivo.',
  'conflict.whole':
    'Las dos tienen formatos o páginas distintos, así que se sigue con una entera. La otra queda {=historyDays} días en el historial de este dispositivo.',
  'conflict.partly': 'Todo lo demás ya está unido.',
  'conflict.same': 'Esta versión es justo la que está abierta.',
  'conflict.mine': 'Este dispositivo',
  'conflict.other': 'Otra versión',
  'conflict.now': '{time}, tú',
  'conflict.now@kartenliebe': '{time}, vosotros',
  'conflict.page': 'Página {number}',
  'conflict.rest': 'Título, colores y producto',
  'conflict.everything': 'Todas las páginas',
  'conflict.noTitle': 'Sin título',
  'conflict.allMine': 'Todo de aquí',
  'conflict.allOther': 'Todo de la otra',
  'conflict.take': 'Seguir así',
  'conflict.merged': 'Se han añadido los cambios de otro dispositivo.',
  'history.versions': 'Otras versiones',
  'history.version': 'Versión del {time}',
}
