export const materials = {
  'materials.dropped': 'Non disponible avec ce matériau : {list}.',
  'materials.format': 'Le format {given} n’existe pas ici. Nous avons choisi {used}.',
} as const
