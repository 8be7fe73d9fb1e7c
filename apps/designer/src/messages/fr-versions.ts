/** French messages for conflicts of two versions, and for rejected versions. */
export const frVersions = {
  'conflict.title': 'Cette création a aussi été modifiée ailleurs',
  'conflict.keptTitle': 'Version du {time}',
  'conflict.text':
    'Choisissez pour chaque page la version à garder. Ce que vous laissez reste {=historyDays} jours dans l’historique de cet appareil.',
  'conflict.whole':
    'Les deux versions n’ont pas le même format ou les mêmes pages : on continue avec l’une d’elles en entier. L’autre reste {=historyDays} jours dans l’historique de cet appareil.',
  'conflict.partly': 'Tout le reste est déjà réuni.',
  'conflict.same': 'Cette version est exactement celle qui est ouverte.',
  'conflict.mine': 'Cet appareil',
  'conflict.other': 'Autre version',
  'conflict.now': '{time}, vous',
  'conflict.page': 'Page {number}',
  'conflict.rest': 'Titre, couleurs et produit',
  'conflict.everything': 'Toutes les pages',
  'conflict.noTitle': 'Sans titre',
  'conflict.allMine': 'Tout d’ici',
  'conflict.allOther': 'Tout de l’autre',
  'conflict.take': 'Continuer ainsi',
  'conflict.merged': 'Les modifications d’un autre appareil ont été ajoutées.',
  'history.versions': 'Autres versions',
  'history.version': 'Version du {time}',
}
