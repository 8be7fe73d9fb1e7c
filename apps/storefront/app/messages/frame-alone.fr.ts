/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Format de l’image',
  'frame-alone.not-in-size': 'Pas dans ce format',
  'frame-alone.corrected': 'Ce cadre n’existe pas ainsi. Voici le plus proche que nous fabriquons.',
}
