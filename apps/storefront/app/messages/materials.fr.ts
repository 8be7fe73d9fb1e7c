export const materials = {
  'materials.dropped': 'Non disponible avec cette matière : {list}.',
  'materials.format': 'Le format {given} n’existe pas ici. Nous avons choisi {used}.',
} as const
