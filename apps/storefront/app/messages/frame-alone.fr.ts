export const frameAlone = {
  'frame-alone.format': 'Format de l’image',
  'frame-alone.not-in-size': 'Pas dans ce format',
  'frame-alone.corrected': 'Nous ne fabriquons pas ce cadre dans cette combinaison. Voici la plus proche.',
}
