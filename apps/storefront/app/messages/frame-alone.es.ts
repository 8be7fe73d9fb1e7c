/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Formato de la imagen',
  'frame-alone.not-in-size': 'No en este formato',
  'frame-alone.corrected': 'Este marco no existe así. Aquí está el más parecido que hacemos.',
}
